import "server-only";
import { now } from "@/lib/platform/clock";
import { anyone } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { recordEvent } from "@/lib/platform/outbox/domain-events";
import { mayAppeal } from "../policy";
import { caseToAppeal } from "../queries/notice";
import { appealInput, appealsPerAddress } from "../schema";

/** Asks for a second look, once: by the link of the notice, or by the person concerned when they are signed in. */
export const appealDecision = command({
  limit: { act: "appealDecision", person: appealsPerAddress, address: appealsPerAddress },
  by: anyone,
  input: appealInput,
  load: (tx, { key }, actor) => caseToAppeal(tx, actor, key),
  allow: (_actor, found) => mayAppeal(found),
  async run({ tx, actor, input: { key, appeal }, subject: { id: caseId, concernedId } }) {
    await tx.moderationCase.update({ where: { id: caseId }, data: { appeal, appealedAt: now() } });
    await recordEvent(tx, { userId: actor.userId ?? concernedId }, "case.appealed", { caseId, userId: concernedId });
    return { key };
  },
});
