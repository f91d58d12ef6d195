import { afterEach, expect, test } from "vitest";
import { mailedLink } from "@/lib/accounts/queries/mailed-link";
import { forgetOldLinks, mailLink } from "@/lib/accounts/steps/mail-link";
import { daysFrom, setClock } from "@/lib/platform/clock";
import { transaction } from "@/lib/platform/command/command";
import { db } from "@/lib/platform/db/db";
import { anAccount, tokenMailedTo } from "../../support/factories/accounts";

afterEach(() => setClock(null));

test("a link is valid for one purpose only", async () => {
  const { id: userId, email: to } = await anAccount();
  await transaction((tx) => mailLink(tx, { userId, kind: "email_confirmation", to }));
  const token = await tokenMailedTo(to);

  expect(await mailedLink(token, ["email_confirmation"])).toMatchObject({ userId, email: to });
  expect(await mailedLink(token, ["password_reset"])).toBeNull();
});

test("links are deleted a day after they expire", async () => {
  const { id: userId, email: to } = await anAccount();
  await transaction((tx) => mailLink(tx, { userId, kind: "password_reset", to }));

  await forgetOldLinks();
  expect(await db.mailedLink.count({ where: { userId } })).toBe(1);
  const later = daysFrom(new Date(), 2);
  setClock(() => later);
  await forgetOldLinks();
  expect(await db.mailedLink.count({ where: { userId } })).toBe(0);
});
