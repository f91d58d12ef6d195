import { expect, test } from "vitest";
import { chooseLetterLanguage } from "@/lib/accounts/commands/choose-letter-language";
import { accountSettings } from "@/lib/accounts/queries/account";
import { visitor } from "@/lib/platform/command/create-actor";
import { anAccount } from "../../support/factories/accounts";

test("the account stores the language of its e-mails", async () => {
  const { actor } = await anAccount();
  await chooseLetterLanguage(actor, { language: "ar" });
  expect(await accountSettings(actor)).toMatchObject({ locale: "ar" });
  await expect(chooseLetterLanguage(actor, { language: "xx" })).rejects.toMatchObject({ code: "invalid" });
  await expect(chooseLetterLanguage(visitor(), { language: "fr" })).rejects.toMatchObject({
    code: "sign_in_required",
  });
});
