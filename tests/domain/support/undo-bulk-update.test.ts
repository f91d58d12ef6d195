import { afterEach, expect, test } from "vitest";
import { now, secondsFrom, setClock } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/db";
import { assignTicket } from "@/lib/support/commands/assign-ticket";
import { bulkUpdateTickets } from "@/lib/support/commands/bulk-update-tickets";
import { reopenTicket } from "@/lib/support/commands/reopen-ticket";
import { undoBulkUpdate } from "@/lib/support/commands/undo-bulk-update";
import { lastUpdateInBulk } from "@/lib/support/queries/bulk-updates";
import { undoBulkUpdateSeconds } from "@/lib/support/schema/ticket-list";
import { aPlayer, aStaffMember } from "../../support/factories/people";
import { aTicket } from "../../support/factories/tickets";

afterEach(() => setClock(null));

const threeOpen = async () => [await aTicket(), await aTicket(), await aTicket()].map(({ id }) => id);
const stateOf = (id: string) =>
  db.ticket.findUniqueOrThrow({ where: { id }, select: { assigneeId: true, closedAt: true } });

test("a bulk change of tickets is undone as a whole, once", async () => {
  const [admin, selected] = [await aStaffMember("support"), await threeOpen()];
  await bulkUpdateTickets(admin, { act: "take", selected });
  const lastUpdate = await lastUpdateInBulk(admin);
  expect(lastUpdate).toMatchObject({ act: "take", count: 3 });
  expect(await undoBulkUpdate(admin, { ...lastUpdate })).toMatchObject({ untended: 3 });
  for (const id of selected) expect(await stateOf(id)).toEqual({ assigneeId: null, closedAt: null });
  expect(await lastUpdateInBulk(admin)).toBeNull();
  expect(await undoBulkUpdate(admin, { ...lastUpdate })).toMatchObject({ untended: 0 });

  await bulkUpdateTickets(admin, { act: "close", selected });
  const closed = await lastUpdateInBulk(admin);
  expect(closed).toMatchObject({ act: "close", count: 3 });
  expect(await undoBulkUpdate(admin, { ...closed })).toMatchObject({ untended: 3 });
  for (const id of selected) expect((await stateOf(id)).closedAt).toBeNull();
});

test("later changes by a colleague stay, and so do tickets closed before", async () => {
  const [admin, colleague] = [await aStaffMember("support"), await aStaffMember("support")];
  const [assignedId, openId, earlier] = (await threeOpen()) as [string, string, string];
  await bulkUpdateTickets(admin, { act: "close", selected: earlier });
  await bulkUpdateTickets(admin, { act: "take", selected: [assignedId, openId] });
  const lastUpdate = await lastUpdateInBulk(admin);
  await assignTicket(colleague, { ticketId: assignedId, assigneeId: colleague.userId, from: admin.userId });
  expect(await undoBulkUpdate(admin, { ...lastUpdate })).toMatchObject({ untended: 1 });
  expect((await stateOf(assignedId)).assigneeId).toBe(colleague.userId);
  expect((await stateOf(earlier)).closedAt).not.toBeNull();

  await bulkUpdateTickets(admin, { act: "close", selected: [assignedId, openId] });
  const closed = await lastUpdateInBulk(admin);
  await reopenTicket(colleague, { ticketId: openId });
  const closing = secondsFrom(now(), 1);
  await db.ticket.update({ where: { id: openId }, data: { closedAt: closing } });
  expect(await undoBulkUpdate(admin, { ...closed })).toMatchObject({ untended: 1 });
  expect((await stateOf(openId)).closedAt).toEqual(closing);
});

test("another person's bulk change cannot be undone, nor any after the time limit", async () => {
  const [admin, selected] = [await aStaffMember("support"), await threeOpen()];
  await bulkUpdateTickets(admin, { act: "close", selected });
  const closed = await lastUpdateInBulk(admin);
  for (const other of [await aStaffMember("support"), (await aPlayer()).actor]) {
    expect(await lastUpdateInBulk(other)).toBeNull();
    await expect(undoBulkUpdate(other, { ...closed })).rejects.toThrow();
  }
  const late = secondsFrom(now(), undoBulkUpdateSeconds + 1);
  setClock(() => late);
  expect(await lastUpdateInBulk(admin)).toBeNull();
  await expect(undoBulkUpdate(admin, { ...closed })).rejects.toMatchObject({ code: "tending_final" });
  expect((await stateOf(selected[0]!)).closedAt).not.toBeNull();
});
