import { makeAccount, newAddress } from "../support/browser/account-steps";
import { expect, test } from "../support/browser/journey";
import { wordsOf } from "../support/browser/words";

test.use({ serviceWorkers: "allow" });

const password = "a-long-password";
const w = wordsOf("fr");
const push = (key: string) => w(`notifications.push.${key}`);

test("a browser that denies push messages is named as the reason; without scripts there is no button", async ({
  another,
}) => {
  const page = await another();
  await makeAccount(page, w, newAddress(), password);
  await page.goto(w.path("/account/notifications"));
  await expect(page.getByText(push("denied"))).toBeVisible();
  await expect(page.getByRole("button", { name: push("on"), exact: true })).toHaveCount(0);

  const plain = await another({ javaScriptEnabled: false });
  await makeAccount(plain, w, newAddress(), password);
  await plain.goto(w.path("/account/notifications"));
  await expect(plain.getByRole("heading", { name: push("title") })).toBeVisible();
  await expect(plain.getByRole("button", { name: push("on"), exact: true })).toHaveCount(0);
});
