import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { daysFrom, now } from "@/lib/core/clock";
import { db } from "@/lib/core/db";
import { forgetSentMail } from "@/lib/core/mail";

test("a letter sent over thirty days ago is forgotten, a younger or waiting one is not", async () => {
  const to = `${randomUUID()}@test.recruit`;
  const ages = [31, 29, null];
  const letter = { to, body: "Hello", createdAt: daysFrom(now(), -40) };
  const data = ages.map((days) => ({
    ...letter,
    subject: `${days}`,
    sentAt: days === null ? null : daysFrom(now(), -days),
  }));
  await db.mail.createMany({ data });
  await forgetSentMail();
  const left = await db.mail.findMany({ where: { to }, select: { subject: true } });
  expect(left.map(({ subject }) => subject).sort()).toEqual(["29", "null"]);
});
