import "server-only";
import { now } from "@/lib/platform/clock";
import { staff } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { refuse } from "@/lib/platform/command/refusal";
import { lockClaim, lockClaims } from "../queries/lock-claim";
import { saveClaimInput } from "../schema";
import { placeLast } from "../steps/place-last";
import { saysTheSame, writeVersion } from "../steps/write-version";

/** Adds a claim after the others, or says one anew in place of the version that was read. */
export const saveClaim = command({
  limit: { act: "saveClaim", person: byHand },
  by: staff("news"),
  input: saveClaimInput,
  load: async (tx, { id }) => (id ? lockClaim(tx, id) : lockClaims(tx)),
  async run({ tx, actor, input, subject }) {
    if (subject && subject.said.number !== input.version) refuse("claim_changed");
    const { value, places, words_en: wordsEn, words_fr: wordsFr, words_es: wordsEs, words_ar: wordsAr } = input;
    const content = { value, wordsEn, wordsFr, wordsEs, wordsAr, places };
    if (subject && saysTheSame(subject.said, content)) return { claimId: subject.id, version: subject.said.number };
    const { id: claimId } =
      subject ?? (await tx.claim.create({ data: { position: await placeLast(tx), createdAt: now() } }));
    const version = await writeVersion(tx, actor, { id: claimId, last: subject?.said.number ?? 0 }, content);
    return { claimId, version };
  },
});
