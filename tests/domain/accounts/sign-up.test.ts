import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { signIn } from "@/lib/accounts/commands/sign-in";
import { signUp } from "@/lib/accounts/commands/sign-up";
import { daysFrom, now } from "@/lib/platform/clock";
import { visitor } from "@/lib/platform/command/create-actor";
import { db } from "@/lib/platform/db/db";

const filled = (over = {}) => ({
  fullName: "Awa Diallo",
  email: `${randomUUID()}@test.recruit`,
  password: "tackle",
  role: "recruiter",
  ...over,
});

test("after signing up the user can sign in and has the chosen role", async () => {
  const form = filled();

  const { userId, role } = await signUp(visitor("es"), form);

  expect(role).toBe("recruiter");
  expect(await signIn(visitor(), form)).toEqual({ userId });
  expect(await db.user.findUnique({ where: { id: userId }, include: { role: true } })).toMatchObject({
    locale: "es",
    role: { role: "recruiter" },
  });
});

test("the password is stored as argon2id with the current cost", async () => {
  const { userId } = await signUp(visitor(), filled());

  const { passwordHash } = await db.user.findUniqueOrThrow({ where: { id: userId } });
  expect(passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test("a taken address is refused beside its field", async () => {
  const form = filled();
  await signUp(visitor(), form);

  await expect(signUp(visitor(), form)).rejects.toMatchObject({
    code: "email_taken",
    fields: { email: ["email_taken"] },
  });
});

test.each([
  ["a password of five characters", { password: "12345" }, { password: ["password_too_short"] }],
  ["no password", { password: "" }, { password: ["required"] }],
  ["a password of 202 characters", { password: "xy".repeat(101) }, { password: ["too_long"] }],
  ["no name", { fullName: "  " }, { fullName: ["required"] }],
  ["a name with a control character", { fullName: "A\u0000wa" }, { fullName: ["odd_characters"] }],
  ["no address", { email: "" }, { email: ["required"] }],
  ["half an address", { email: "awa@" }, { email: ["email_invalid"] }],
  ["a role nobody can choose", { role: "admin" }, { role: ["required"] }],
])("%s is refused", async (_what, over, fields) => {
  const form = filled(over);

  await expect(signUp(visitor(), form)).rejects.toMatchObject({ code: "invalid", fields });
  expect(await db.user.count({ where: { email: form.email } })).toBe(0);
});

const birthDateOf = async (userId: string) => (await db.profile.findUniqueOrThrow({ where: { id: userId } })).birthDate;

test.each([
  ["no date of birth", "", "required"],
  ["a day that was none", "2001-02-29", "date_invalid"],
  ["a day to come", "2100-01-01", "birth_date_implausible"],
  [
    "somebody of 17",
    daysFrom(now(), -17.5 * 365)
      .toISOString()
      .slice(0, 10),
    "adults_only",
  ],
])(
  "with the birth date of %s nobody signs up as working in sport, and all errors are reported at once",
  async (_what, birthDate, code) => {
    const form = filled({ role: "job_seeker", birthDate, password: "tack" });
    await expect(signUp(visitor(), form)).rejects.toMatchObject({
      fields: { birthDate: [code], password: ["password_too_short"] },
    });
    expect(await db.user.count({ where: { email: form.email } })).toBe(0);
  },
);

test("people who work in sport must give a date of birth; for others the field is ignored", async () => {
  const { userId: coach } = await signUp(visitor(), filled({ role: "job_seeker", birthDate: "1987-03-14" }));
  const { userId: player } = await signUp(visitor(), filled({ role: "player", birthDate: "nonsense" }));
  expect([await birthDateOf(coach), await birthDateOf(player)]).toEqual([new Date("1987-03-14"), null]);
});
