import "server-only";
import { z } from "zod";
import { daysFrom, now, secondsFrom } from "@/lib/platform/clock";
import { systemOnly } from "@/lib/platform/command/actor";
import { externalCommand } from "@/lib/platform/command/command";
import { unlimited } from "@/lib/platform/command/limit";
import { deleteFiles } from "../provider";
import { announcedHours } from "../schema/limits";

const AT_ONCE = 100;

/** Deletes the bytes whose day has come, and those that nobody kept within a day of storing them (announced uploads: three hours), at most a hundred of each at once, and gives how many; the rows of documents stay. Bears being run twice. */
export const deleteDueFiles = externalCommand({
  limit: unlimited("run by the schedule"),
  by: systemOnly,
  input: z.object({}),
  async load(tx) {
    const due = await tx.document.findMany({
      where: { deleteAt: { lte: now() }, deletedAt: null },
      orderBy: { deleteAt: "asc" },
      take: AT_ONCE,
      select: { id: true, storageKey: true },
    });
    const given = { ownerId: { not: null }, begunAt: { lte: secondsFrom(now(), -announcedHours * 3600) } };
    const left = await tx.fileOnItsWay.findMany({
      where: { OR: [given, { begunAt: { lte: daysFrom(now(), -1) } }] },
      take: AT_ONCE,
    });
    return { due, paths: left.map(({ path }) => path) };
  },
  async call({ subject: { due, paths } }) {
    await deleteFiles(due.map(({ storageKey }) => storageKey));
    await deleteFiles(paths, "customId");
  },
  async run({ tx, subject: { due, paths } }) {
    await tx.document.updateMany({ where: { id: { in: due.map(({ id }) => id) } }, data: { deletedAt: now() } });
    await tx.fileOnItsWay.deleteMany({ where: { path: { in: paths } } });
    return due.length + paths.length;
  },
});
