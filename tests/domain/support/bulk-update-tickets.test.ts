import { expect, test } from "vitest";
import { db } from "@/lib/platform/db/db";
import { bulkUpdateTickets } from "@/lib/support/commands/bulk-update-tickets";
import { aStaffMember } from "../../support/factories/people";
import { aTicket } from "../../support/factories/tickets";

test("several are taken at once, but not a colleague's; then closed", async () => {
  const [admin, colleague] = [await aStaffMember("support"), await aStaffMember("support")];
  const ownIds = [await aTicket(), await aTicket()].map(({ id }) => id);
  const { id: otherId } = await aTicket({ assigneeId: colleague.userId });
  const selected = [...ownIds, otherId];
  expect(await bulkUpdateTickets(admin, { act: "take", selected })).toMatchObject({ updated: 2 });
  expect((await db.ticket.findUniqueOrThrow({ where: { id: otherId } })).assigneeId).toBe(colleague.userId);
  expect(await bulkUpdateTickets(admin, { act: "close", selected })).toMatchObject({ updated: 3 });
  await expect(bulkUpdateTickets(admin, { act: "close", selected: otherId })).rejects.toMatchObject({
    code: "tickets_passed_over",
  });
  expect(await db.ticket.count({ where: { id: { in: selected }, closedAt: { not: null } } })).toBe(3);
});

test("an empty selection is refused with a message", async () => {
  const act = bulkUpdateTickets(await aStaffMember("support"), { act: "close" });
  await expect(act).rejects.toMatchObject({ fields: { selected: ["select_rows"] } });
});

test("after a bulk change one returns to the same list, and to no other address", async () => {
  const admin = await aStaffMember("support");
  for (const [query, back] of [
    ["?q=trial&state=open", "?q=trial&state=open"],
    ["//evil.example", ""],
    ["?state=open#@evil", ""],
  ])
    expect(await bulkUpdateTickets(admin, { act: "take", selected: (await aTicket()).id, query })).toMatchObject({
      query: back,
    });
});
