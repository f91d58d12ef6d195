import { expect, test } from "vitest";
import { db } from "@/lib/platform/db/db";
import { assignTicket } from "@/lib/support/commands/assign-ticket";
import { closeTicket } from "@/lib/support/commands/close-ticket";
import { reopenTicket } from "@/lib/support/commands/reopen-ticket";
import { activityOf, recentActivity } from "@/lib/trust/queries/activity";
import { waitingWork } from "@/lib/trust/queries/waiting";
import { anAdmin, aStaffMember } from "../../support/factories/people";
import { anOpenName } from "../../support/factories/requests";
import { aTicket } from "../../support/factories/tickets";
import { aNewRecruiter } from "../../support/factories/verification";

test("the activity names its subjects, with pages, without message texts", async () => {
  const admin = await anAdmin();
  const { player } = await anOpenName();
  const first = (await recentActivity(admin))!;
  expect(first.entries.find(({ type }) => type === "contact.answered")?.names).toMatchObject({
    player: player.player.fullName,
  });
  expect(first.entries.map(({ type }) => type)).not.toContain("message.sent");
  if (first.next) {
    const second = (await recentActivity(admin, first.next))!;
    expect(second.entries[0] && BigInt(second.entries[0].id) < first.next).toBe(true);
  }
  expect(await recentActivity(await aStaffMember("news"))).toBeNull();
});

test("each admin list shows the number and age of pending items to its staff", async () => {
  await aNewRecruiter();
  const [verifications] = await waitingWork(await aStaffMember("verification"));
  expect(verifications).toMatchObject({ section: "kyc", oldest: expect.any(Date) });
  expect(verifications?.count).toBeGreaterThan(1);
  expect(await waitingWork(await aStaffMember("accounts"))).toEqual([]);
  expect(await waitingWork(await aStaffMember("moderation"))).toMatchObject([
    { section: "moderation" },
    { section: "confirmations" },
  ]);
});

test("staff actions are shown with the state before and after", async () => {
  const [admin, colleague] = [await anAdmin(), await aStaffMember("support")];
  const { id: ticketId } = await aTicket();
  await assignTicket(admin, { ticketId, assigneeId: colleague.userId });
  await assignTicket(admin, { ticketId, from: colleague.userId, assigneeId: admin.userId });
  await closeTicket(admin, { ticketId });
  await reopenTicket(admin, { ticketId });
  const names = await db.profile.findMany({ where: { id: { in: [admin.userId, colleague.userId] } } });
  const nameOf = (userId: string) => names.find(({ id }) => id === userId)?.fullName;
  const activity = (await activityOf(admin, { userId: admin.userId }))!;
  expect(activity.entries.map(({ type, change }) => [type, change])).toEqual([
    ["ticket.reopened", { was: "closed", is: "open" }],
    ["ticket.closed", { was: "open", is: "closed" }],
    ["ticket.assigned", { from: nameOf(colleague.userId), to: nameOf(admin.userId) }],
    ["ticket.assigned", { from: null, to: nameOf(colleague.userId) }],
  ]);
});
