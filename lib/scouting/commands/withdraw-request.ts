import "server-only";
import { returnCredit } from "@/lib/billing/steps/return-credit";
import { recruiters } from "@/lib/core/actor";
import { now } from "@/lib/core/clock";
import { command } from "@/lib/core/command";
import { record } from "@/lib/core/facts";
import { byHand } from "@/lib/core/limit";
import { mayWithdraw } from "../policy";
import { requestToSettle } from "../queries/open-request";
import { withdrawInput } from "../schema";

export const withdrawRequest = command({
  limit: { act: "withdrawRequest", person: byHand },
  by: recruiters,
  input: withdrawInput,
  load: (tx, { requestId }, { recruiterId }) => requestToSettle(tx, requestId, { recruiterId }),
  allow: mayWithdraw,
  async run({ tx, actor, subject: { id: requestId, playerId, recruiterId, creditId } }) {
    await tx.contactRequest.update({ where: { id: requestId }, data: { status: "withdrawn", answeredAt: now() } });
    if (creditId) await returnCredit(tx, creditId);
    await record(tx, actor, "contact.withdrawn", { requestId, playerId, recruiterId });
    return { requestId, playerId };
  },
});
