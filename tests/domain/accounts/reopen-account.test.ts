import { expect, test } from "vitest";
import { deleteAccount } from "@/lib/accounts/commands/delete-account";
import { reopenAccount } from "@/lib/accounts/commands/reopen-account";
import { signIn } from "@/lib/accounts/commands/sign-in";
import { eraseAccounts } from "@/lib/accounts/steps/erase-accounts";
import { daysFrom, now, setClock } from "@/lib/platform/clock";
import { system, visitor } from "@/lib/platform/command/create-actor";
import { db } from "@/lib/platform/db/db";
import { anAccount, password, tokenMailedTo, withPassword } from "../../support/factories/accounts";
import { aPlayer } from "../../support/factories/people";

test("a link valid for fourteen days reopens the account and lists the player again", async () => {
  const { actor, user, player } = await aPlayer();
  await withPassword(user.id);
  await deleteAccount(actor, { currentPassword: password });
  const token = await tokenMailedTo(user.email);

  await reopenAccount(visitor(), { token });

  expect(await signIn(visitor(), { email: user.email, password })).toEqual({ userId: user.id });
  expect(await db.player.findUnique({ where: { id: player.id } })).toMatchObject({ listed: true });
  await expect(reopenAccount(visitor(), { token })).rejects.toMatchObject({ code: "link_invalid" });
});

test("a reopened account is not erased after the waiting period", async () => {
  const { id, email, actor } = await anAccount();
  await deleteAccount(actor, { currentPassword: password });
  await reopenAccount(visitor(), { token: await tokenMailedTo(email) });

  setClock(() => daysFrom(new Date(), 30));
  await eraseAccounts(system());
  setClock(null);

  expect(await db.user.findUnique({ where: { id } })).toMatchObject({ email, erasedAt: null });
});

test("the link does not reopen an account closed by an administrator", async () => {
  const { id, email, actor } = await anAccount();
  await deleteAccount(actor, { currentPassword: password });
  await db.user.update({ where: { id }, data: { eraseAt: null, disabledAt: now() } });
  await expect(reopenAccount(visitor(), { token: await tokenMailedTo(email) })).rejects.toMatchObject({
    code: "link_invalid",
  });
});
