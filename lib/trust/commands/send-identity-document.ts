import "server-only";
import { keepDocument } from "@/lib/documents/steps/keep-document";
import { playerSide } from "@/lib/platform/command/actor";
import { externalCommand } from "@/lib/platform/command/command";
import { discardFiles } from "@/lib/platform/files/storage/discard-files";
import { storeFiles } from "@/lib/platform/files/storage/store-files";
import { maySendIdentityDocument } from "../policy/verification";
import { playerToCheck } from "../queries/player-to-check";
import { identityDocumentInput } from "../schema/check";

/** A document that proves a player's identity; a guardian's documents are owned by the child's account, which cannot open them. */
export const sendIdentityDocument = externalCommand({
  limit: { act: "sendIdentityDocument", person: { burst: 20, seconds: 3600 } },
  by: playerSide,
  input: identityDocumentInput,
  load: async (tx, { kind }, actor) => ({ kind, ...(await playerToCheck(tx, actor)) }),
  allow: maySendIdentityDocument,
  call: ({ input }) => storeFiles([{ ...input, field: "file" }]),
  undo: discardFiles,
  async run({ tx, actor, subject, reply: [storedFile] }) {
    if (!storedFile) throw new Error("upload without a file");
    const { id } = await keepDocument(tx, actor, subject.userId, storedFile);
    return { documentId: id };
  },
});
