import { expect, test } from "vitest";
import { changeScopes } from "@/lib/accounts/commands/change-scopes";
import { listStaff } from "@/lib/accounts/queries/staff";
import { runDueHandlers } from "@/lib/entry/handlers";
import type { Scope } from "@/lib/platform/command/actor";
import { db } from "@/lib/platform/db/db";
import { activityOf } from "@/lib/trust/queries/activity";
import { anAdmin, aPlayer, aStaffMember } from "../../support/factories/people";

type Colleague = { userId: string };
const scopesOf = async ({ userId }: Colleague) =>
  (await db.staffScope.findMany({ where: { userId } })).map(({ scope }) => scope).sort();
const change = (by: Parameters<typeof changeScopes>[0], { userId }: Colleague, was: Scope[], scopes: Scope[]) =>
  changeScopes(by, { userId, was, scopes });

test("granting and revoking scopes is recorded with before and after and notified by e-mail and in the app", async () => {
  const [manager, colleague] = [await anAdmin(), await aStaffMember("news", "support")];
  await change(manager, colleague, ["support", "news"], ["support", "reports"]);
  expect(await scopesOf(colleague)).toEqual(["reports", "support"]);
  await runDueHandlers();
  const { userId } = colleague;
  const { email } = await db.user.findUniqueOrThrow({ where: { id: userId } });
  expect(await db.notification.findMany({ where: { userId } })).toMatchObject([{ kind: "scopesChanged" }]);
  const mail = await db.mail.findFirst({ where: { to: email }, orderBy: { createdAt: "desc" } });
  expect(mail?.body).toContain("Support, Reports");
  const activity = await activityOf(manager, { userId });
  expect(activity?.entries[0]).toMatchObject({
    type: "staff.scopes_changed",
    change: { was: ["news", "support"], is: ["support", "reports"] },
  });
  expect((await listStaff(manager))?.find(({ id }) => id === userId)?.scopes).toEqual(["support", "reports"]);
});

test("staff cannot revoke their own last scope, and at least one person can grant scopes", async () => {
  await db.staffScope.deleteMany({ where: { scope: "staff" } });
  const manager = await aStaffMember("staff");
  await expect(change(manager, manager, ["staff"], [])).rejects.toMatchObject({
    fields: { scopes: ["own_last_scope"] },
  });
  const noOther = change(manager, manager, ["staff"], ["news"]);
  await expect(noOther).rejects.toMatchObject({ fields: { scopes: ["last_who_gives"] } });
  const second = await aStaffMember("staff", "news");
  const tries = await Promise.allSettled([
    change(manager, second, ["news", "staff"], ["news"]),
    change(second, manager, ["staff"], ["news"]),
  ]);
  expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(await db.staffScope.count({ where: { scope: "staff" } })).toBe(1);
});

test("a concurrent change is not overwritten; saving unchanged scopes does nothing", async () => {
  const [manager, colleague] = [await anAdmin(), await aStaffMember("news")];
  await change(manager, colleague, ["news"], ["news"]);
  await change(await anAdmin(), colleague, ["news"], ["events"]);
  const late = change(manager, colleague, ["news"], ["support"]);
  await expect(late).rejects.toMatchObject({ code: "scopes_changed_meanwhile" });
  expect(await scopesOf(colleague)).toEqual(["events"]);
  expect(await db.domainEvent.count({ where: { type: "staff.scopes_changed", actorId: manager.userId } })).toBe(0);
});

test("only staff with the scope staff may grant scopes, and only to staff", async () => {
  const [manager, player] = [await anAdmin(), await aPlayer()];
  await expect(change(manager, { userId: player.user.id }, [], ["news"])).rejects.toMatchObject({ code: "not_found" });
  for (const actor of [await aStaffMember("accounts", "reports"), player.actor]) {
    await expect(change(actor, { userId: manager.userId }, [], [])).rejects.toMatchObject({ code: "staff_only" });
    expect(await listStaff(actor)).toBeNull();
  }
  await expect(changeScopes(manager, { userId: manager.userId, scopes: ["everything"] })).rejects.toMatchObject({
    code: "invalid",
  });
});
