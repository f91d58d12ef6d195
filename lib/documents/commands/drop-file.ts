import "server-only";
import { now } from "@/lib/core/clock";
import { errand } from "@/lib/core/command";
import { byHand } from "@/lib/core/limit";
import { mayDrop } from "../policy";
import { deleteFiles } from "../provider";
import { dropInput } from "../schema/document";

/** Deletes a file that was sent ahead, before its form takes it. A foreign, a kept and an unknown file refuse alike. */
export const dropFile = errand({
  limit: { act: "dropFile", person: byHand },
  input: dropInput,
  load: (tx, { id }) => tx.document.findFirst({ where: { id, deletedAt: null } }),
  allow: mayDrop,
  async call({ subject: file }) {
    if (file) await deleteFiles([file.storageKey]);
  },
  async run({ tx, input: { id } }) {
    await tx.document.update({ where: { id }, data: { deletedAt: now() } });
    return { id };
  },
});
