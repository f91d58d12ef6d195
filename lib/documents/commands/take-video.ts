import "server-only";
import { z } from "zod";
import { now, secondsFrom } from "@/lib/platform/clock";
import { systemOnly } from "@/lib/platform/command/actor";
import { externalCommand } from "@/lib/platform/command/command";
import { boundedText, id } from "@/lib/platform/command/input";
import { unlimited } from "@/lib/platform/command/limit";
import { discardFiles } from "@/lib/platform/files/storage/discard-files";
import { keepFile } from "@/lib/platform/files/storage/keep-file";
import { inspectInStorage } from "@/lib/platform/files/storage/video-in-storage";
import { stagedHours } from "../schema/document";

const input = z.object({ key: boundedText(500), path: boundedText(200), ownerId: id, size: z.int() });

/** Records a video that the browser uploaded to storage, and deletes it if it is not a valid video; it expires after a day unless its form attaches it with `attachStagedFiles`. */
export const takeVideo = externalCommand({
  limit: unlimited("called by the storage, for an upload that was counted"),
  by: systemOnly,
  input,
  load: async () => null,
  async call({ input: { key, path, size } }) {
    try {
      return await inspectInStorage(key, size, "video");
    } catch (error) {
      await discardFiles([{ key, path }]);
      throw error;
    }
  },
  async run({ tx, input: { key, path, ownerId, size: sizeBytes }, reply: { mime, seconds, playsEverywhere } }) {
    const file = { kind: "video", key, path, name: "video", sizeBytes, sha256: null } as const;
    const stored = { ...file, mime, seconds, playsEverywhere };
    const { id } = await keepFile(tx, ownerId, stored, secondsFrom(now(), stagedHours * 3600));
    return { id, seconds };
  },
});
