import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { createAccount } from "@/lib/accounts/steps/create-account";
import { visitor } from "@/lib/platform/command/create-actor";
import { db } from "@/lib/platform/db/db";

const account = (email: string) => ({
  email,
  passwordHash: "hash",
  fullName: "Awa Diallo",
  role: "player" as const,
  locale: "fr" as const,
});
const create = (email: string) => db.$transaction((tx) => createAccount(tx, visitor("fr"), account(email)));
const anEmail = () => `${randomUUID()}@test.recruit`;

test("a new account has a name, a role and a language, and a domain event is recorded", async () => {
  const { userId } = await create(anEmail());

  const user = await db.user.findUniqueOrThrow({ where: { id: userId }, include: { profile: true, role: true } });
  expect(user).toMatchObject({ locale: "fr", profile: { fullName: "Awa Diallo" }, role: { role: "player" } });
  expect(
    await db.domainEvent.count({ where: { type: "account.created", data: { path: ["userId"], equals: userId } } }),
  ).toBe(1);
});

test("a taken address is refused regardless of case, beside the field", async () => {
  const email = anEmail();
  await create(email);

  await expect(create(email.toUpperCase())).rejects.toMatchObject({
    code: "email_taken",
    fields: { email: ["email_taken"] },
  });
});

test("of ten parallel sign-ups with one address one succeeds", async () => {
  const email = anEmail();

  const done = await Promise.allSettled(Array.from({ length: 10 }, () => create(email)));

  expect(done.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(await db.user.count({ where: { email } })).toBe(1);
});

test("the caller's writes are rolled back when the address is taken", async () => {
  const email = anEmail();
  await create(email);
  const other = anEmail();

  const both = db.$transaction(async (tx) => {
    await createAccount(tx, visitor(), account(other));
    await createAccount(tx, visitor(), account(email));
  });

  await expect(both).rejects.toMatchObject({ code: "email_taken" });
  expect(await db.user.count({ where: { email: other } })).toBe(0);
});
