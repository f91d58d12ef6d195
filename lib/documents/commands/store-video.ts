import "server-only";
import { openAsBlob } from "node:fs";
import { z } from "zod";
import { now, secondsFrom } from "@/lib/platform/clock";
import { systemOnly } from "@/lib/platform/command/actor";
import { externalCommand } from "@/lib/platform/command/command";
import { boundedText, id } from "@/lib/platform/command/input";
import { unlimited } from "@/lib/platform/command/limit";
import { putFile } from "../provider";
import { stagedHours } from "../schema/document";
import { forgetAnnounced } from "../steps/announce-file";
import { discardFiles } from "../steps/discard-files";
import { keepFile } from "../steps/keep-file";
import { inspectOnDisk } from "../steps/video-on-disk";

const input = z.object({ from: boundedText(1000), path: boundedText(200), ownerId: id });

/** Takes a video that came with a form and lies on our disk, as `take-video` takes one that lies in the storage. */
export const storeVideo = externalCommand({
  limit: unlimited("called for an upload that was counted"),
  by: systemOnly,
  input,
  load: async () => null,
  async call({ input: { from, path } }) {
    const found = await inspectOnDisk(from, "video").catch(async (error: unknown) => {
      await forgetAnnounced(path);
      throw error;
    });
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
