import { DEMO_PASSWORD } from "../../prisma/seed/accounts";
import { signIn } from "../support/browser/common-steps";
import { expect, test } from "../support/browser/journey";
import { wordsOf } from "../support/browser/words";

test("an administrator can open every pending document of the demo data", async ({ another }) => {
  const page = await another();
  await signIn(page, wordsOf("en"), "admin@demo.recruit", DEMO_PASSWORD);
  await page.goto("/admin/kyc");
  const documentLinks = page.locator("a[href*='/api/documents/']");
  const addresses = await documentLinks.evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  expect(addresses.length).toBeGreaterThan(0);
  for (const address of addresses) {
    const answer = await page.request.get(address);
    expect([address, answer.status()]).toEqual([address, 200]);
    expect((await answer.body()).length).toBeGreaterThan(0);
  }
});
