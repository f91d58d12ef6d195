import "server-only";
import { now } from "@/lib/platform/clock";
import { signedIn } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { contactEvents } from "../events";
import { mayUse } from "../policy/introductions";
import { introductionToSettle } from "../queries/introduction-to-settle";
import { introductionInput } from "../schema/introductions";

export const closeIntroduction = command({
  limit: { act: "closeIntroduction", person: byHand },
  by: signedIn,
  input: introductionInput,
  load: (tx, { introductionId }, { userId }) => introductionToSettle(tx, introductionId, { userId }),
  allow: mayUse,
  async run({ tx, actor, input: { introductionId } }) {
    await tx.introduction.update({ where: { id: introductionId }, data: { closedAt: now() } });
    await contactEvents.record(tx, actor, "introduction.closed", { introductionId });
    return { introductionId };
  },
});
