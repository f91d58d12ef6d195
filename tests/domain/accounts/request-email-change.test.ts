import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { requestEmailChange } from "@/lib/accounts/commands/request-email-change";
import { accountSettings } from "@/lib/accounts/queries/account";
import { mailedLink } from "@/lib/accounts/queries/mailed-link";
import { visitor } from "@/lib/platform/command/create-actor";
import { anAccount, emailsTo, password, tokenMailedTo } from "../../support/factories/accounts";

const address = () => `${randomUUID()}@test.recruit`;
const changeInput = (email: string) => ({ email, currentPassword: password });

test("both mailboxes get a link, and the account shows the pending change", async () => {
  const { actor, email } = await anAccount();
  const next = address();

  await requestEmailChange(actor, changeInput(next));

  expect((await emailsTo(email))[0]?.body).toContain(next);
  expect(await emailsTo(next)).toHaveLength(1);
  expect(await accountSettings(actor)).toMatchObject({
    email,
    emailChange: { newEmail: next, oldAgreedAt: null, newAgreedAt: null },
  });
});

test("a second change replaces the first and invalidates its links", async () => {
  const { actor } = await anAccount();
  const [first, second] = [address(), address()];
  await requestEmailChange(actor, changeInput(first));
  const token = await tokenMailedTo(first);

  await requestEmailChange(actor, changeInput(second));

  expect(await mailedLink(token, ["email_change_new"])).toBeNull();
  expect(await accountSettings(actor)).toMatchObject({ emailChange: { newEmail: second } });
});

test("the password and a free address are required", async () => {
  const [{ actor, email }, other] = await Promise.all([anAccount(), anAccount()]);
  const refused = (input: object) => requestEmailChange(actor, input).catch((error) => error.fields);

  expect(await refused({ ...changeInput(address()), currentPassword: "wrong horse" })).toEqual({
    currentPassword: ["password_wrong"],
  });
  expect(await refused(changeInput(other.email.toUpperCase()))).toEqual({ email: ["email_taken"] });
  expect(await refused(changeInput(email))).toEqual({ email: ["email_same"] });
  await expect(requestEmailChange(visitor(), changeInput(address()))).rejects.toMatchObject({
    code: "sign_in_required",
  });
});
