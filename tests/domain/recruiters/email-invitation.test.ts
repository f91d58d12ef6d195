import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { daysFrom, now } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/db";
import { locales } from "@/lib/platform/i18n/routing";
import { emailInvitation } from "@/lib/recruiters/steps/email-invitation";

test.each(locales)("the invitation e-mail names sender, organization and expiry, in %s", async (locale) => {
  const [to, token] = [`${randomUUID()}@test.recruit`, "t".repeat(43)];
  const invitation = {
    organization: "AS Verne",
    by: "Lina Roche",
    teamRole: "member",
    expiresAt: daysFrom(now(), 14),
  } as const;
  await db.$transaction((tx) => emailInvitation(tx, { to, locale, token, ...invitation }));
  const { subject, body } = await db.mail.findFirstOrThrow({ where: { to } });
  expect(subject).toContain("AS Verne");
  for (const part of ["Lina Roche", to, `/join-organization/${token}`]) expect(body).toContain(part);
  expect(body).not.toMatch(/[{}]|\bmail\.\w/);
});
