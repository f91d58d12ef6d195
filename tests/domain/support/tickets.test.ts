import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { daysFrom, now } from "@/lib/platform/clock";
import { listTickets } from "@/lib/support/queries/tickets";
import { referenceOf } from "@/lib/support/schema/ticket";
import { aStaffMember } from "../../support/factories/people";
import { aTicket } from "../../support/factories/tickets";

test("tickets are found by state, assignee, words and reference", async () => {
  const [admin, word] = [await aStaffMember("support"), randomUUID()];
  const ticketDaysAgo = (days: number) => ({ message: `About ${word}`, createdAt: daysFrom(now(), -days) });
  const [open, answered, closed] = [
    await aTicket(ticketDaysAgo(1)),
    await aTicket({ ...ticketDaysAgo(2), answeredAt: now(), assigneeId: admin.userId }),
    await aTicket({ ...ticketDaysAgo(3), closedAt: now() }),
  ];
  const idsFor = async (search: object) => (await listTickets(admin, { q: word, ...search }))?.rows.map(({ id }) => id);
  expect(await idsFor({})).toEqual([open.id, answered.id, closed.id]);
  expect(await idsFor({ order: "oldest" })).toEqual([closed.id, answered.id, open.id]);
  expect(await idsFor({ state: "open" })).toEqual([open.id]);
  expect(await idsFor({ state: "answered" })).toEqual([answered.id]);
  expect(await idsFor({ state: "closed" })).toEqual([closed.id]);
  expect(await idsFor({ assignee: "mine" })).toEqual([answered.id]);
  expect(await idsFor({ assignee: "nobodys" })).toEqual([open.id, closed.id]);
  expect(await idsFor({ q: referenceOf(open.id) })).toEqual([open.id]);
  expect(await idsFor({ q: open.email.toUpperCase() })).toEqual([open.id]);
});

test("the list continues across pages", async () => {
  const [admin, word] = [await aStaffMember("support"), randomUUID()];
  const createdAt = now();
  for (let count = 0; count < 51; count++) await aTicket({ message: word, createdAt });
  const first = await listTickets(admin, { q: word });
  const second = await listTickets(admin, { q: word, after: first!.next! });
  expect(new Set([...first!.rows, ...second!.rows].map(({ id }) => id)).size).toBe(51);
  expect([first!.count, second!.next]).toEqual([51, null]);
});

test("only support staff can read tickets", async () => {
  expect(await listTickets(await aStaffMember("moderation"), {})).toBeNull();
});
