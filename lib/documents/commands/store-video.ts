import "server-only";
import { openAsBlob } from "node:fs";
import { z } from "zod";
import { now, secondsFrom } from "@/lib/platform/clock";
import { systemOnly } from "@/lib/platform/command/actor";
import { externalCommand } from "@/lib/platform/command/command";
import { boundedText, id } from "@/lib/platform/command/input";
import { unlimited } from "@/lib/platform/command/limit";
import { forgetAnnounced } from "@/lib/platform/files/storage/announce-file";
import { discardFiles } from "@/lib/platform/files/storage/discard-files";
import { keepFile } from "@/lib/platform/files/storage/keep-file";
import { putFile } from "@/lib/platform/files/storage/provider";
import { inspectOnDisk } from "@/lib/platform/files/storage/video-on-disk";
import { stagedHours } from "../schema/document";

const input = z.object({ from: boundedText(1000), path: boundedText(200), ownerId: id });

export const storeVideo = externalCommand({
  limit: unlimited("called for an upload that was counted"),
  by: systemOnly,
  input,
  load: async () => null,
  async call({ input: { from, path } }) {
    const video = await inspectOnDisk(from, "video").catch(async (error: unknown) => {
      await forgetAnnounced([path]);
      throw error;
    });
    const file = new File([await openAsBlob(from, { type: video.mime })], "video", { type: video.mime });
    return { ...video, ...(await putFile(file, path)) };
  },
  undo: ({ key }) => discardFiles([{ key }]),
  async run({ tx, input: { path, ownerId }, reply: video }) {
    const stored = { ...video, kind: "video", path, name: "video" } as const;
    const { id } = await keepFile(tx, ownerId, stored, secondsFrom(now(), stagedHours * 3600));
    return { id, seconds: video.seconds };
  },
});
