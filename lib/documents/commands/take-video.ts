import "server-only";
import { z } from "zod";
import { house } from "@/lib/core/actor";
import { now, secondsFrom } from "@/lib/core/clock";
import { errand } from "@/lib/core/command";
import { unlimited } from "@/lib/core/limit";
import { stagedHours } from "../schema/document";
import { discardFiles } from "../steps/discard-files";
import { keepFile } from "../steps/keep-file";
import { inspectInStorage } from "../steps/video-in-storage";

const input = z.object({ key: z.string(), path: z.string(), ownerId: z.uuid(), size: z.int() });

/** Takes note of a video that a browser has put into the storage, if it is one. It is deleted within a day unless its form is sent, see `claim-files`. */
export const takeVideo = errand({
  limit: unlimited("called by the storage, for an upload that was counted"),
  by: house,
  input,
  load: async () => null,
  async call({ input: { key, size } }) {
    try {
      return await inspectInStorage(key, size, "video");
    } catch (error) {
      await discardFiles([{ key }]);
      throw error;
    }
  },
  async run({ tx, input: { key, path, ownerId, size: sizeBytes }, reply: { mime, seconds } }) {
    const stored = { kind: "video", key, path, name: "video", mime, seconds, sizeBytes, sha256: null } as const;
    const { id } = await keepFile(tx, ownerId, stored, secondsFrom(now(), stagedHours * 3600));
    return { id, seconds };
  },
});
