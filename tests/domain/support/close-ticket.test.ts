import { expect, test } from "vitest";
import { db } from "@/lib/platform/db/db";
import { closeTicket } from "@/lib/support/commands/close-ticket";
import { aStaffMember } from "../../support/factories/people";
import { aTicket } from "../../support/factories/tickets";

test("closing a ticket twice changes nothing", async () => {
  const [{ id: ticketId }, admin] = [await aTicket(), await aStaffMember("support")];
  await Promise.all([closeTicket(admin, { ticketId }), closeTicket(admin, { ticketId })]);
  expect(await db.ticket.findUniqueOrThrow({ where: { id: ticketId } })).toMatchObject({ closedAt: expect.any(Date) });
  const events = await db.domainEvent.findMany({ where: { type: "ticket.closed", actorId: admin.userId } });
  expect(events.map(({ data }) => data)).toEqual([{ ticketId, was: "open", is: "closed" }]);
});
