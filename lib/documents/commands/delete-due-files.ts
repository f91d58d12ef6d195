import "server-only";
import { z } from "zod";
import { now } from "@/lib/core/clock";
import { errand } from "@/lib/core/command";
import { unlimited } from "@/lib/core/limit";
import { mayClearAway } from "../policy";
import { deleteFiles } from "../provider";

const AT_ONCE = 100;

/** Deletes the bytes whose day has come, at most a hundred at once, and gives how many; the rows stay. Bears being run twice. */
export const deleteDueFiles = errand({
  limit: unlimited("run by the schedule"),
  input: z.object({}),
  load: (tx) =>
    tx.document.findMany({
      where: { deleteAt: { lte: now() }, deletedAt: null },
      orderBy: { deleteAt: "asc" },
      take: AT_ONCE,
      select: { id: true, storageKey: true },
    }),
  allow: mayClearAway,
  async call({ subject: due }) {
    if (due.length > 0) await deleteFiles(due.map(({ storageKey }) => storageKey));
  },
  async run({ tx, subject: due }) {
    await tx.document.updateMany({ where: { id: { in: due.map(({ id }) => id) } }, data: { deletedAt: now() } });
    return due.length;
  },
});
