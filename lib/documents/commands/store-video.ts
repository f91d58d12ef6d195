import "server-only";
import { openAsBlob } from "node:fs";
import { z } from "zod";
import { house } from "@/lib/core/actor";
import { now, secondsFrom } from "@/lib/core/clock";
import { errand } from "@/lib/core/command";
import { unlimited } from "@/lib/core/limit";
import { putFile } from "../provider";
import { stagedHours } from "../schema/document";
import { discardFiles } from "../steps/discard-files";
import { keepFile } from "../steps/keep-file";
import { inspectOnDisk } from "../steps/video-on-disk";

const input = z.object({ from: z.string(), path: z.string(), ownerId: z.uuid() });

/** Takes a video that came with a form and lies on our disk, as `take-video` takes one that lies in the storage. */
export const storeVideo = errand({
  limit: unlimited("called for an upload that was counted"),
  by: house,
  input,
  load: async () => null,
  async call({ input: { from, path } }) {
    const found = await inspectOnDisk(from, "video");
    const file = new File([await openAsBlob(from, { type: found.mime })], "video", { type: found.mime });
    return { ...found, ...(await putFile(file, path)) };
  },
  undo: ({ key }) => discardFiles([{ key }]),
  async run({ tx, input: { path, ownerId }, reply: found }) {
    const stored = { ...found, kind: "video", path, name: "video" } as const;
    const { id } = await keepFile(tx, ownerId, stored, secondsFrom(now(), stagedHours * 3600));
    return { id, seconds: found.seconds };
  },
});
