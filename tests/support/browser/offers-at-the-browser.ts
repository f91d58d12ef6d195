import { expect, type Locator, type Page } from "@playwright/test";
import { aPng } from "../mint/image";
import type { Words } from "./words";

export const aPaper = (name: string) => ({ name, mimeType: "image/png", buffer: aPng() });

export const offerOf = (page: Page, title: string) => page.getByRole("article").filter({ hasText: title });

/** Fills everything but the papers, on the form's page or in the dialog. */
export async function describeOffer(form: Locator, w: Words, title: string) {
  await describeWork(form, w, title);
  await form.getByLabel(w("jobs.website")).fill("https://physio.example/me");
}

/** What the form asks of a minor too. */
export async function describeWork(form: Locator, w: Words, title: string) {
  const field = (key: string) => form.getByLabel(w(`jobs.form.${key}`), { exact: true });
  await form.getByRole("radio", { name: w("jobs.form.candidate") }).check();
  await field("jobType").selectOption("physiotherapist");
  await field("sport").selectOption("handball");
  await field("titleField").fill(title);
  await field("descriptionField").fill("Six seasons with a first division team, free in the evenings.");
  await field("availability").selectOption("part_time");
  await field("city").fill("Lyon");
  await field("country").fill("France");
}

/** What a form says is wrong, line by line. */
export async function expectRefusals(form: Locator, w: Words, codes: string[]) {
  const said = form.getByRole("alert").first().getByRole("listitem");
  for (const code of codes) await expect(said.filter({ hasText: w(`errors.${code}`) })).toBeVisible();
}
