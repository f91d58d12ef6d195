import "server-only";
import { signedIn } from "@/lib/platform/command/actor";
import { externalCommand } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { refuse } from "@/lib/platform/command/refusal";
import { markDeleted } from "@/lib/platform/files/storage/mark-deleted";
import { deleteFiles } from "@/lib/platform/files/storage/provider";
import { mayDrop } from "../policy";
import { dropInput } from "../schema/document";

/** Deletes a file that was uploaded before its form was sent; refuses `not_found` alike for another user's, an attached and an unknown file. */
export const removeFile = externalCommand({
  limit: { act: "removeFile", person: byHand },
  by: signedIn,
  input: dropInput,
  load: async (tx, { id }) => (await tx.document.findFirst({ where: { id, deletedAt: null } })) ?? refuse("not_found"),
  allow: mayDrop,
  call: ({ subject: file }) => deleteFiles([file.storageKey]),
  async run({ tx, input: { id } }) {
    await markDeleted(tx, [id]);
    return { id };
  },
});
