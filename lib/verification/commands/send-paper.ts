import "server-only";
import { discardFiles } from "@/lib/documents/steps/discard-files";
import { keepDocument } from "@/lib/documents/steps/keep-document";
import { storeFiles } from "@/lib/documents/steps/store-files";
import { playerSide } from "@/lib/platform/command/actor";
import { externalCommand } from "@/lib/platform/command/command";
import { maySendPaper } from "../policy";
import { playerToCheck } from "../queries/player-to-check";
import { paperInput } from "../schema/check";

/** A paper that shows who a player is; a minor's guardian sends theirs, and the account it is kept under never opens them. */
export const sendPaper = externalCommand({
  limit: { act: "sendPaper", person: { burst: 20, seconds: 3600 } },
  by: playerSide,
  input: paperInput,
  load: async (tx, { kind }, actor) => ({ kind, ...(await playerToCheck(tx, actor)) }),
  allow: maySendPaper,
  call: ({ input }) => storeFiles([{ ...input, field: "file" }]),
  undo: discardFiles,
  async run({ tx, actor, subject, reply: [stored] }) {
    if (!stored) throw new Error("upload without a file");
    const { id } = await keepDocument(tx, actor, subject.userId, stored);
    return { documentId: id };
  },
});
