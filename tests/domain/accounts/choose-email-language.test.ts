import { expect, test } from "vitest";
import { chooseEmailLanguage } from "@/lib/accounts/commands/choose-email-language";
import { accountSettings } from "@/lib/accounts/queries/account";
import { visitor } from "@/lib/platform/command/create-actor";
import { anAccount } from "../../support/factories/accounts";

test("the account stores the language of its e-mails", async () => {
  const { actor } = await anAccount();
  await chooseEmailLanguage(actor, { language: "ar" });
  expect(await accountSettings(actor)).toMatchObject({ locale: "ar" });
  await expect(chooseEmailLanguage(actor, { language: "xx" })).rejects.toMatchObject({ code: "invalid" });
  await expect(chooseEmailLanguage(visitor(), { language: "fr" })).rejects.toMatchObject({
    code: "sign_in_required",
  });
});
