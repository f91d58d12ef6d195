import "server-only";
import { recruiters } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { refuse } from "@/lib/platform/command/refusal";
import { removePhraseInput } from "../schema/phrase";

export const removePhrase = command({
  limit: { act: "removePhrase", person: byHand },
  by: recruiters,
  input: removePhraseInput,
  load: async (tx, { phraseId: id }, { recruiterId }) =>
    (await tx.savedPhrase.findFirst({ where: { id, recruiterId }, select: { id: true } })) ?? refuse("not_found"),
  async run({ tx, input: { threadId, phraseId: id } }) {
    await tx.savedPhrase.deleteMany({ where: { id } });
    return { threadId };
  },
});
