import "server-only";
import { returnCredit } from "@/lib/billing/steps/return-credit";
import { now } from "@/lib/platform/clock";
import { recruiters } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { contactEvents } from "../events";
import { mayWithdraw } from "../policy/requests";
import { requestToSettle } from "../queries/open-request";
import { withdrawInput } from "../schema/requests";

export const withdrawRequest = command({
  limit: { act: "withdrawRequest", person: byHand },
  by: recruiters,
  input: withdrawInput,
  load: (tx, { requestId }, { recruiterId }) => requestToSettle(tx, requestId, { recruiterId }),
  allow: mayWithdraw,
  async run({ tx, actor, subject: { id: requestId, playerId, recruiterId, creditId } }) {
    await tx.contactRequest.update({ where: { id: requestId }, data: { status: "withdrawn", answeredAt: now() } });
    if (creditId) await returnCredit(tx, creditId);
    await contactEvents.record(tx, actor, "contact.withdrawn", { requestId, playerId, recruiterId });
    return { requestId, playerId };
  },
});
