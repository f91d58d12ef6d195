import { expect, test } from "vitest";
import { deleteAccount } from "@/lib/accounts/commands/delete-account";
import { reopenAccount } from "@/lib/accounts/commands/reopen-account";
import { signIn } from "@/lib/accounts/commands/sign-in";
import { isSessionOpen } from "@/lib/accounts/queries/person";
import { liftSuspension, suspendAccount } from "@/lib/accounts/steps/suspend-account";
import { daysFrom, now } from "@/lib/platform/clock";
import { system, visitor } from "@/lib/platform/command/create-actor";
import { db } from "@/lib/platform/db/db";
import { anAccount, password, tokenMailedTo } from "../../support/factories/accounts";
import { aPlayer } from "../../support/factories/people";

const suspend = (userId: string) => db.$transaction((tx) => suspendAccount(tx, system(), userId, daysFrom(now(), 3)));
const lift = (userId: string) => db.$transaction((tx) => liftSuspension(tx, system(), userId));

test("suspension blocks signing in, ends sessions and hides the profile until it is lifted", async () => {
  const [account, { player, user }] = [await anAccount(), await aPlayer()];
  await suspend(account.id);
  await suspend(user.id);
  const tried = () => signIn(visitor(), { email: account.email, password });
  await expect(tried()).rejects.toMatchObject({ code: "account_suspended" });
  expect(await isSessionOpen(account.session?.sessionId ?? "")).toBe(false);
  const listed = async () => (await db.player.findUniqueOrThrow({ where: { id: player.id } })).listed;
  expect(await listed()).toBe(false);
  expect([await lift(account.id), await lift(user.id), await lift(user.id)]).toEqual([true, true, false]);
  expect(await tried()).toEqual({ userId: account.id });
  expect(await listed()).toBe(true);
});

test("closing or reopening by the owner does not lift a suspension", async () => {
  const { actor, id, email } = await anAccount();
  await deleteAccount(actor, { currentPassword: password });
  await suspend(id);
  await reopenAccount(visitor(), { token: await tokenMailedTo(email) });
  await expect(signIn(visitor(), { email, password })).rejects.toMatchObject({ code: "account_suspended" });
  const other = await anAccount();
  await suspend(other.id);
  await db.user.update({ where: { id: other.id }, data: { eraseAt: daysFrom(now(), 9) } });
  await lift(other.id);
  await expect(signIn(visitor(), { email: other.email, password })).rejects.toMatchObject({ code: "account_deleted" });
});
