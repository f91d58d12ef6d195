import { expect, test } from "vitest";
import { emailOwner } from "@/lib/accounts/steps/write-to";
import { transaction } from "@/lib/platform/command/command";
import { anAccount, emailsTo } from "../../support/factories/accounts";

test.each(["en", "fr", "es", "ar"])("every e-mail is complete in %s", async (locale) => {
  const { id: userId, email } = await anAccount({ locale });
  const emails = [
    "password_reset",
    "password_changed",
    "factor_added",
    "factor_removed",
    "email_confirmation",
    "email_changed",
  ] as const;
  for (const email of emails)
    await transaction((tx) =>
      emailOwner(tx, { userId, template: email, path: "/account", newEmail: "new@test.recruit" }),
    );
  const sentEmails = await emailsTo(email);
  expect(sentEmails).toHaveLength(emails.length);
  for (const { body } of sentEmails) {
    expect(body).toContain(`\nhttp://localhost:3000${locale === "en" ? "" : `/${locale}`}/account\n`);
    expect(body).toContain("Nadia Ferrer");
    expect(body).not.toMatch(/[{}]/);
  }
});
