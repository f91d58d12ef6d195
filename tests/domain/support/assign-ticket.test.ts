import { expect, test } from "vitest";
import { runDueHandlers } from "@/lib/entry/handlers";
import { bellView } from "@/lib/notifications/queries/bell";
import { db } from "@/lib/platform/db/db";
import { assignTicket } from "@/lib/support/commands/assign-ticket";
import { referenceOf } from "@/lib/support/schema/ticket";
import { aStaffMember } from "../../support/factories/people";
import { aTicket } from "../../support/factories/tickets";

const assigneeOf = async (id: string) => (await db.ticket.findUniqueOrThrow({ where: { id } })).assigneeId;

test("assigning a ticket notifies the colleague; taking one does not", async () => {
  const [ticket, admin, colleague] = [await aTicket(), await aStaffMember("support"), await aStaffMember("support")];
  await assignTicket(admin, { ticketId: ticket.id, assigneeId: admin.userId });
  await assignTicket(admin, { ticketId: ticket.id, from: admin.userId, assigneeId: colleague.userId });
  await runDueHandlers();
  expect(await assigneeOf(ticket.id)).toBe(colleague.userId);
  const titlesFor = async (actor: typeof admin) => (await bellView(actor, "en")).items.map(({ title }) => title);
  expect(await titlesFor(colleague)).toEqual([`Ticket assigned to you: ${referenceOf(ticket.id)}`]);
  expect(await titlesFor(admin)).toEqual([]);
});

test("of two parallel assignments the later one is refused", async () => {
  const [{ id: ticketId }, admin, other] = [
    await aTicket(),
    await aStaffMember("support"),
    await aStaffMember("support"),
  ];
  await assignTicket(admin, { ticketId, assigneeId: admin.userId });
  await expect(assignTicket(other, { ticketId, assigneeId: other.userId })).rejects.toMatchObject({
    code: "ticket_assigned_meanwhile",
  });
  await assignTicket(other, { ticketId, from: admin.userId, assigneeId: "" });
  expect(await assigneeOf(ticketId)).toBeNull();
});

test("tickets can be assigned to support staff only", async () => {
  const [{ id: ticketId }, editor] = [await aTicket(), await aStaffMember("news")];
  const act = assignTicket(await aStaffMember("support"), { ticketId, assigneeId: editor.userId });
  await expect(act).rejects.toMatchObject({ fields: { assigneeId: ["not_of_support"] } });
});
