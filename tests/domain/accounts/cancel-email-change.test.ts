import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { cancelEmailChange } from "@/lib/accounts/commands/cancel-email-change";
import { confirmEmail } from "@/lib/accounts/commands/confirm-email";
import { requestEmailChange } from "@/lib/accounts/commands/request-email-change";
import { accountSettings } from "@/lib/accounts/queries/account";
import { visitor } from "@/lib/platform/command/create-actor";
import { anAccount, password, tokenMailedTo } from "../../support/factories/accounts";

test("a canceled change of address is removed and its links are invalid", async () => {
  const { actor, email } = await anAccount();
  const next = `${randomUUID()}@test.recruit`;
  await requestEmailChange(actor, { email: next, currentPassword: password });

  await cancelEmailChange(actor, {});

  expect(await accountSettings(actor)).toMatchObject({ email, emailChange: null });
  for (const mailbox of [email, next])
    await expect(confirmEmail(visitor(), { token: await tokenMailedTo(mailbox) })).rejects.toMatchObject({
      code: "link_invalid",
    });
});

test("a visitor has no pending change", async () => {
  await expect(cancelEmailChange(visitor(), {})).rejects.toMatchObject({ code: "sign_in_required" });
});
