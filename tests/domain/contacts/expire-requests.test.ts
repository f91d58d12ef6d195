import { expect, test } from "vitest";
import { planOf } from "@/lib/billing/queries/plans";
import { expireRequests } from "@/lib/contacts/steps/expire-requests";
import { system } from "@/lib/platform/command/create-actor";
import { db } from "@/lib/platform/db/db";
import { anOpenRequest } from "../../support/factories/requests";

test("a request expires once, and the credit is returned", async () => {
  const [due, fresh] = [await anOpenRequest(), await anOpenRequest()];
  await db.contactRequest.update({ where: { id: due.request.id }, data: { expiresAt: new Date(0) } });
  await Promise.all([expireRequests(system()), expireRequests(system())]);
  expect(await db.contactRequest.findUniqueOrThrow({ where: { id: due.request.id } })).toMatchObject({
    status: "expired",
  });
  expect(await db.contactRequest.findUniqueOrThrow({ where: { id: fresh.request.id } })).toMatchObject({
    status: "pending",
  });
  expect(await planOf(due.recruiter.recruiter.id)).toMatchObject({ used: 0, left: 3 });
  const events = await db.domainEvent.findMany({ where: { type: "contact.expired" } });
  expect(events.filter((event) => JSON.stringify(event.data).includes(due.request.id))).toHaveLength(1);
});
