import { expect, test } from "vitest";
import { planOf } from "@/lib/billing/queries/plans";
import { answerRequest } from "@/lib/contacts/commands/answer-request";
import { withdrawRequest } from "@/lib/contacts/commands/withdraw-request";
import { db } from "@/lib/platform/db/db";
import { aRecruiter } from "../../support/factories/people";
import { anOpenRequest } from "../../support/factories/requests";

test("a withdrawn request returns its credit and cannot be answered", async () => {
  const { request, player, recruiter } = await anOpenRequest();
  await withdrawRequest(recruiter.actor, { requestId: request.id });
  expect(await db.contactRequest.findUniqueOrThrow({ where: { id: request.id } })).toMatchObject({
    status: "withdrawn",
  });
  expect(await planOf(recruiter.recruiter.id)).toMatchObject({ used: 0 });
  await expect(answerRequest(player.actor, { requestId: request.id, answer: "yes" })).rejects.toMatchObject({
    code: "contact_closed",
  });
});

test("only the sender can withdraw, while it is open", async () => {
  const { request, player, recruiter } = await anOpenRequest();
  const other = await aRecruiter();
  await expect(withdrawRequest(other.actor, { requestId: request.id })).rejects.toMatchObject({ code: "not_found" });
  await answerRequest(player.actor, { requestId: request.id, answer: "yes" });
  await expect(withdrawRequest(recruiter.actor, { requestId: request.id })).rejects.toMatchObject({
    code: "contact_closed",
  });
});
