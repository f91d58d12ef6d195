import { expect, test } from "vitest";
import { deleteAccount } from "@/lib/accounts/commands/delete-account";
import { signIn } from "@/lib/accounts/commands/sign-in";
import { personOfEitherToken } from "@/lib/accounts/queries/person";
import { runDueHandlers } from "@/lib/entry/handlers";
import { registerForEvent } from "@/lib/events/commands/register-for-event";
import { visitor } from "@/lib/platform/command/create-actor";
import { db } from "@/lib/platform/db/db";
import { listVerified } from "@/lib/recruiters/queries/public";
import { anAccount, emailsTo, password, withPassword } from "../../support/factories/accounts";
import { anEvent, statusesOf } from "../../support/factories/events";
import { aMinor, aRecruiter } from "../../support/factories/people";
import { anOpenName, anOpenRequest } from "../../support/factories/requests";

const confirmed = { currentPassword: password };
const endPlan = (recruiterId: string) =>
  db.subscription.update({ where: { recruiterId }, data: { cancelAtPeriodEnd: true } });

test("the account is closed at once on every device, and an e-mail explains how to reopen it", async () => {
  const { email, actor, session } = await anAccount();

  await deleteAccount(actor, confirmed);

  expect(await personOfEitherToken({ refresh: session?.refresh })).toBeNull();
  await expect(signIn(visitor(), { email, password })).rejects.toMatchObject({ code: "account_deleted" });
  expect((await emailsTo(email)).at(-1)?.body).toMatch(/\/reopen-account\/[\w-]{43}\n/);
});

test("the password and a signed-in user are required", async () => {
  const { id, actor } = await anAccount();
  await expect(deleteAccount(actor, { currentPassword: "wrong horse" })).rejects.toMatchObject({
    fields: { currentPassword: ["password_wrong"] },
  });
  await expect(deleteAccount(visitor(), confirmed)).rejects.toMatchObject({ code: "sign_in_required" });
  expect((await db.user.findUniqueOrThrow({ where: { id } })).disabledAt).toBeNull();
});

test("a closed player is removed from lists, open requests are answered, disclosures closed and event places freed", async () => {
  const { player, disclosure } = await anOpenName();
  await withPassword(player.user.id);
  const { request, creditId } = await anOpenRequest({ to: player });
  const { event } = await anEvent();
  await registerForEvent(player.actor, { eventId: event.id });

  await deleteAccount(player.actor, confirmed);
  await runDueHandlers();

  expect(await db.player.findUnique({ where: { id: player.player.id } })).toMatchObject({ listed: false });
  expect(await db.contactRequest.findUnique({ where: { id: request.id } })).toMatchObject({
    status: "refused",
    playerAnswer: false,
  });
  expect(await db.credit.findUnique({ where: { id: creditId } })).toMatchObject({ state: "returned" });
  expect(await db.disclosure.findUnique({ where: { id: disclosure.id } })).not.toMatchObject({ closedAt: null });
  expect(await statusesOf(event.id)).toEqual({ [player.player.id]: "cancelled" });
});

test("a closed club is removed from the directory and its requests are withdrawn", async () => {
  const { request, recruiter: club } = await anOpenRequest();
  await withPassword(club.user.id);
  await endPlan(club.recruiter.id);

  await deleteAccount(club.actor, confirmed);
  await runDueHandlers();

  const { organizations } = await listVerified();
  expect(organizations.map(({ id }) => id)).not.toContain(club.recruiter.id);
  expect(await db.contactRequest.findUnique({ where: { id: request.id } })).toMatchObject({ status: "withdrawn" });
});

test("an active plan is canceled first", async () => {
  const club = await aRecruiter({ plan: "pro" });
  await withPassword(club.user.id);
  await expect(deleteAccount(club.actor, confirmed)).rejects.toMatchObject({ code: "plan_runs_on" });

  await endPlan(club.recruiter.id);
  await deleteAccount(club.actor, confirmed);
});

test("the guardian of a minor who closes the account is notified", async () => {
  const { actor, user, guardian } = await aMinor();
  await withPassword(user.id);
  await deleteAccount(actor, confirmed);
  await runDueHandlers();
  expect((await emailsTo(guardian.email))[0]?.subject).toMatch(/has deleted their Recruit account/);
});
