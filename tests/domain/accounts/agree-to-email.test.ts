import { expect, test } from "vitest";
import { agreeToEmail } from "@/lib/accounts/steps/agree-to-email";
import { transaction } from "@/lib/platform/command/command";
import { visitor } from "@/lib/platform/command/create-actor";
import { anAccount } from "../../support/factories/accounts";

test("agreeing without a pending change is refused", async () => {
  const { id } = await anAccount();
  const agree = transaction((tx) => agreeToEmail(tx, visitor(), id, "email_change_old"));
  await expect(agree).rejects.toMatchObject({ code: "link_invalid" });
});
