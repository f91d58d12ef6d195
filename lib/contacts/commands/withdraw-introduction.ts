import "server-only";
import { recruiters } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { mayWithdraw } from "../policy/introductions";
import { introductionToSettle } from "../queries/introduction-to-settle";
import { introductionInput } from "../schema/introductions";
import { settleIntroduction } from "../steps/settle-introduction";

export const withdrawIntroduction = command({
  limit: { act: "withdrawIntroduction", person: byHand },
  by: recruiters,
  input: introductionInput,
  load: (tx, { introductionId }, { recruiterId }) => introductionToSettle(tx, introductionId, { recruiterId }),
  allow: mayWithdraw,
  async run({ tx, actor, input: { introductionId }, subject }) {
    await settleIntroduction(tx, actor, subject, "withdrawn");
    return { introductionId };
  },
});
