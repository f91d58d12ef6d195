import "server-only";
import { z } from "zod";
import { house } from "@/lib/core/actor";
import { daysFrom, now } from "@/lib/core/clock";
import { errand } from "@/lib/core/command";
import { unlimited } from "@/lib/core/limit";
import { deleteFiles } from "../provider";

const AT_ONCE = 100;

/** Deletes the bytes whose day has come, and those that nobody kept within a day of storing them, at most a hundred of each at once, and gives how many; the rows of documents stay. Bears being run twice. */
export const deleteDueFiles = errand({
  limit: unlimited("run by the schedule"),
  by: house,
  input: z.object({}),
  async load(tx) {
    const due = await tx.document.findMany({
      where: { deleteAt: { lte: now() }, deletedAt: null },
      orderBy: { deleteAt: "asc" },
      take: AT_ONCE,
      select: { id: true, storageKey: true },
    });
    const left = await tx.fileOnItsWay.findMany({ where: { begunAt: { lte: daysFrom(now(), -1) } }, take: AT_ONCE });
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
