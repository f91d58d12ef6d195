import { randomUUID } from "node:crypto";
import { afterEach, expect, test } from "vitest";
import { confirmEmail } from "@/lib/accounts/commands/confirm-email";
import { requestEmailChange } from "@/lib/accounts/commands/request-email-change";
import { signIn } from "@/lib/accounts/commands/sign-in";
import { signUp } from "@/lib/accounts/commands/sign-up";
import { linkLife } from "@/lib/accounts/schema";
import { runDueHandlers } from "@/lib/entry/handlers";
import { secondsFrom, setClock } from "@/lib/platform/clock";
import { visitor } from "@/lib/platform/command/create-actor";
import { db } from "@/lib/platform/db/db";
import { anAccount, emailsTo, password, tokenMailedTo, withPassword } from "../../support/factories/accounts";
import { aPlayer } from "../../support/factories/people";

const address = () => `${randomUUID()}@test.recruit`;
const confirm = async (mailbox: string) => confirmEmail(visitor(), { token: await tokenMailedTo(mailbox) });

afterEach(() => setClock(null));

async function moving() {
  const [account, next] = [await anAccount(), address()];
  await requestEmailChange(account.actor, { email: next, currentPassword: password });
  return { ...account, next };
}

test("signing up sends an e-mail whose link confirms the address", async () => {
  const email = address();
  const { userId } = await signUp(visitor("es"), { fullName: "Nadia", email, password, role: "player" });
  await runDueHandlers();
  expect((await emailsTo(email))[0]?.subject).toBe("Confirma tu dirección de correo en Recruit");

  expect(await confirm(email)).toEqual({ outcome: "confirmed" });

  const { emailConfirmedAt } = await db.user.findUniqueOrThrow({ where: { id: userId } });
  expect(emailConfirmedAt).not.toBeNull();
});

test.each([
  ["old first", (email: string, next: string) => [email, next]],
  ["new first", (email: string, next: string) => [next, email]],
])("the account moves once both mailboxes have agreed, %s", async (_order, order) => {
  const { id, email, next } = await moving();
  const [first = "", second = ""] = order(email, next);

  expect(await confirm(first)).toEqual({ outcome: "agreed" });
  await expect(signIn(visitor(), { email: next, password })).rejects.toMatchObject({ code: "wrong_credentials" });
  expect(await confirm(second)).toEqual({ outcome: "changed" });

  expect(await signIn(visitor(), { email: next, password })).toEqual({ userId: id });
  await expect(signIn(visitor(), { email, password })).rejects.toMatchObject({ code: "wrong_credentials" });
  expect((await emailsTo(email)).at(-1)?.body).toContain(next);
});

test("two simultaneous confirmations change the address", async () => {
  const { id, email, next } = await moving();
  const outcomes = await Promise.all([confirm(email), confirm(next)]);
  expect(outcomes.map(({ outcome }) => outcome).sort()).toEqual(["agreed", "changed"]);
  expect((await db.user.findUniqueOrThrow({ where: { id } })).email).toBe(next);
});

test("an address taken in the meantime is not assigned", async () => {
  const { id, email, next } = await moving();
  await confirm(email);
  await anAccount({ email: next });
  await expect(confirm(next)).rejects.toMatchObject({ code: "email_taken" });
  expect((await db.user.findUniqueOrThrow({ where: { id } })).email).toBe(email);
});

test("the links expire after two days", async () => {
  const { email } = await moving();
  const later = secondsFrom(new Date(), linkLife.email_change_old + 1);
  setClock(() => later);
  await expect(confirm(email)).rejects.toMatchObject({ code: "link_invalid" });
});

test("recruiters see the player's new address", async () => {
  const { player, actor } = await aPlayer();
  await withPassword(player.userId);
  const next = address();
  await requestEmailChange(actor, { email: next, currentPassword: password });
  for (const mailbox of [player.email, next]) await confirm(mailbox);
  await runDueHandlers();
  expect((await db.player.findUniqueOrThrow({ where: { id: player.id } })).email).toBe(next);
});
