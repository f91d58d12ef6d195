import { expect, test } from "../support/browser/journey";
import { wordsOf } from "../support/browser/words";

test.use({ expectedComplaints: /413/ });

test("a form sent without scripts comes back with what is wrong, in SPEC's order, and with what was typed", async ({
  another,
}) => {
  const w = wordsOf("fr");
  const page = await another({ javaScriptEnabled: false });
  await page.goto(w.path("/recruiter-signup"));
  const name = page.getByLabel(w("recruiters.form.organizationName"), { exact: true });
  await name.fill("Étoile de la Joliette");
  await page.getByRole("button", { name: w("recruiters.form.submit"), exact: true }).click();
  const said = page.getByRole("alert").getByRole("listitem");
  for (const [at, code] of ["identity_required", "organization_proof_required", "terms_required"].entries()) {
    await expect(said.nth(at)).toHaveText(w(`errors.${code}`));
  }
  await expect(name).toHaveValue("Étoile de la Joliette");
});

test("files larger than the form may carry are told so in a sentence", async ({ another }) => {
  const w = wordsOf("ar");
  const page = await another({ javaScriptEnabled: false });
  await page.goto(w.path("/recruiter-signup"));
  const large = { name: "statuts.pdf", mimeType: "application/pdf", buffer: Buffer.alloc(18 * 1024 * 1024) };
  await page.getByLabel(w("recruiters.form.organizationProof")).setInputFiles(large);
  await page.getByRole("button", { name: w("recruiters.form.submit"), exact: true }).click();
  await expect(page.getByText(w("errors.form_too_large"))).toBeVisible();
});
