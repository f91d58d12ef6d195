import { expect, test } from "vitest";
import { mailLink } from "@/lib/accounts/steps/mail-link";
import { useLink } from "@/lib/accounts/steps/use-link";
import { transaction } from "@/lib/platform/command/command";
import { anAccount, tokenMailedTo } from "../../support/factories/accounts";

test("of many parallel uses of a link one succeeds", async () => {
  const { id: userId, email: to } = await anAccount();
  await transaction((tx) => mailLink(tx, { userId, kind: "email_confirmation", to }));
  const token = await tokenMailedTo(to);
  const use = () => transaction((tx) => useLink(tx, token, ["email_confirmation"]));

  const tries = await Promise.allSettled(Array.from({ length: 6 }, use));

  expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
});
