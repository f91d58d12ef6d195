import "server-only";
import { now } from "@/lib/platform/clock";
import { anyone } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { trustEvents } from "../events";
import { mayAppeal } from "../policy/moderation";
import { caseToAppeal } from "../queries/notice";
import { appealInput, appealsPerAddress } from "../schema/moderation";

/** One appeal per decision, by the link in the notice or by the signed-in person concerned. */
export const appealDecision = command({
  limit: { act: "appealDecision", person: appealsPerAddress, address: appealsPerAddress },
  by: anyone,
  input: appealInput,
  load: (tx, { key }, actor) => caseToAppeal(tx, actor, key),
  allow: (_actor, moderationCase) => mayAppeal(moderationCase),
  async run({ tx, actor, input: { key, appeal }, subject: { id: caseId, concernedId } }) {
    await tx.moderationCase.update({ where: { id: caseId }, data: { appeal, appealedAt: now() } });
    await trustEvents.record(tx, { userId: actor.userId ?? concernedId }, "case.appealed", {
      caseId,
      userId: concernedId,
    });
    return { key };
  },
});
