import "server-only";
import { signedIn } from "@/lib/core/actor";
import { now } from "@/lib/core/clock";
import { command } from "@/lib/core/command";
import { record } from "@/lib/core/facts";
import { byHand } from "@/lib/core/limit";
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
    await record(tx, actor, "introduction.closed", { introductionId });
    return { introductionId };
  },
});
