import { expect, test } from "vitest";
import { requestEmailConfirmation } from "@/lib/accounts/commands/request-email-confirmation";
import { ownAccount } from "@/lib/accounts/queries/account";
import { emailsPerRecipient } from "@/lib/accounts/schema";
import { now } from "@/lib/platform/clock";
import { visitor } from "@/lib/platform/command/create-actor";
import { anAccount, emailsTo } from "../../support/factories/accounts";

test("the link can be sent again a limited number of times", async () => {
  const { actor, email } = await anAccount();
  for (let i = 0; i < emailsPerRecipient.burst; i++) await requestEmailConfirmation(actor, {});

  expect(await emailsTo(email)).toHaveLength(emailsPerRecipient.burst);
  await expect(requestEmailConfirmation(actor, {})).rejects.toMatchObject({ code: "too_many_tries" });
});

test("the dashboard knows whether the address is confirmed", async () => {
  const [waiting, confirmed] = [await anAccount(), await anAccount({ emailConfirmedAt: now() })];
  expect(await ownAccount(waiting.actor)).toMatchObject({ confirmed: false });
  expect(await ownAccount(confirmed.actor)).toMatchObject({ confirmed: true });
});

test("a confirmed address and a visitor get no link", async () => {
  const { actor, email } = await anAccount({ emailConfirmedAt: now() });
  await requestEmailConfirmation(actor, {});
  expect(await emailsTo(email)).toEqual([]);
  await expect(requestEmailConfirmation(visitor(), {})).rejects.toMatchObject({ code: "sign_in_required" });
});
