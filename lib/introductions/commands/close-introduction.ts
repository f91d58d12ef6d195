import "server-only";
import { now } from "@/lib/platform/clock";
import { signedIn } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { recordEvent } from "@/lib/platform/outbox/domain-events";
import { mayUse } from "../policy";
import { introductionToSettle } from "../queries/introduction-to-settle";
import { introductionInput } from "../schema";

/** Takes a yes back: name and contact are closed to that recruiter again. */
export const closeIntroduction = command({
  limit: { act: "closeIntroduction", person: byHand },
  by: signedIn,
  input: introductionInput,
  load: (tx, { introductionId }, { userId }) => introductionToSettle(tx, introductionId, { userId }),
  allow: mayUse,
  async run({ tx, actor, input: { introductionId } }) {
    await tx.introduction.update({ where: { id: introductionId }, data: { closedAt: now() } });
    await recordEvent(tx, actor, "introduction.closed", { introductionId });
    return { introductionId };
  },
});
