import { expect, type Locator, type Page } from "@playwright/test";
import { aPng } from "../factories/image";
import type { Words } from "./words";

export const aDocument = (name: string) => ({ name, mimeType: "image/png", buffer: aPng() });

export const offerOf = (page: Page, title: string) => page.getByRole("article").filter({ hasText: title });

export async function describeOffer(form: Locator, w: Words, title: string) {
  await describeWork(form, w, title);
  await form.getByLabel(w("jobs.website")).fill("https://physio.example/me");
}

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

export async function expectRefusals(form: Locator, w: Words, codes: string[]) {
  const errors = form.getByRole("alert").first().getByRole("listitem");
  for (const code of codes) await expect(errors.filter({ hasText: w(`errors.${code}`) })).toBeVisible();
}
