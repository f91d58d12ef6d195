import "server-only";
import { z } from "zod";
import { daysFrom, now, secondsFrom } from "@/lib/platform/clock";
import { systemOnly } from "@/lib/platform/command/actor";
import { externalCommand } from "@/lib/platform/command/command";
import { unlimited } from "@/lib/platform/command/limit";
import { forgetAnnounced } from "@/lib/platform/files/storage/announce-file";
import { markDeleted } from "@/lib/platform/files/storage/mark-deleted";
import { deleteFiles } from "@/lib/platform/files/storage/provider";
import { announcedHours } from "../schema/limits";

const BATCH_SIZE = 100;

/** Deletes the bytes of at most 100 due documents and 100 unattached uploads (after a day; announced uploads after three hours) and returns how many; the document rows stay, and it is safe to run twice. */
export const deleteDueFiles = externalCommand({
  limit: unlimited("run by the schedule"),
  by: systemOnly,
  input: z.object({}),
  async load(tx) {
    const due = await tx.document.findMany({
      where: { deleteAt: { lte: now() }, deletedAt: null },
      orderBy: { deleteAt: "asc" },
      take: BATCH_SIZE,
      select: { id: true, storageKey: true },
    });
    const overdueAnnounced = { ownerId: { not: null }, begunAt: { lte: secondsFrom(now(), -announcedHours * 3600) } };
    const unattached = await tx.fileOnItsWay.findMany({
      where: { OR: [overdueAnnounced, { begunAt: { lte: daysFrom(now(), -1) } }] },
      take: BATCH_SIZE,
    });
    return { due, paths: unattached.map(({ path }) => path) };
  },
  async call({ subject: { due, paths } }) {
    await deleteFiles(due.map(({ storageKey }) => storageKey));
    await deleteFiles(paths, "customId");
  },
  async run({ tx, subject: { due, paths } }) {
    await markDeleted(
      tx,
      due.map(({ id }) => id),
    );
    await forgetAnnounced(paths, tx);
    return due.length + paths.length;
  },
});
