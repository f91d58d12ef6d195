import { expect, type Page } from "@playwright/test";
import type { Words } from "./words";

export type Newcomer = {
  firstName: string;
  lastName: string;
  email: string;
  sport: "judo" | "handball";
  birthDate?: string;
  heightCm?: string;
  weightKg?: string;
};

/** Signs up as a player through the form; ends on the home page, signed in. */
export async function signUpAsPlayer(page: Page, w: Words, player: Newcomer) {
  await page.goto(w.path("/player-signup"));
  await fillProfile(page, w, player);
  await page.locator("input[name=terms]").check();
  await page.locator("input[name=imageRights]").check();
  await page.getByRole("button", { name: w("players.join"), exact: true }).click();
  await expect(page).toHaveURL(/-signup\/next$/);
}

export type Child = Newcomer & { birthDate: string; guardianName?: string; guardianEmail?: string };

/**
 * The same for a child who names a guardian; ends on the page about the next steps. Without a guardian a parent fills in
 * the form on the current page, as with `from: null`.
 */
export async function signUpAsMinor(page: Page, w: Words, child: Child, from: string | null = "/player-signup") {
  const { guardianName, guardianEmail } = child;
  if (guardianName && from) await page.goto(w.path(from));
  await fillProfile(page, w, child, guardianName === undefined);
  if (guardianName && guardianEmail) {
    await page.locator("input[name=guardianName]").fill(guardianName);
    await page.locator("input[name=guardianEmail]").fill(guardianEmail);
    await page.locator("input[name=terms]").check();
    await page.locator("input[name=imageRights]").check();
  }
  const submit = w(guardianName ? "players.join" : "players.registerChild.submit");
  await page.getByRole("button", { name: submit, exact: true }).click();
  await expect(page).toHaveURL(guardianName ? /\/player-signup\/next/ : /\/guardian\/[\da-f-]{36}/);
}

/** Parents leave out the fields that children do not have. */
async function fillProfile(page: Page, w: Words, player: Newcomer, byParent = false) {
  const field = (key: string, namespace = "players.field") =>
    page.getByLabel(w(`${namespace}.${key}`), { exact: true }).first();
  const common = (key: string) => field(key, "common");
  await common("email").fill(player.email);
  await page.locator("input[name=password]").fill("a-long-password");
  await field("firstName").fill(player.firstName);
  await field("lastName").fill(player.lastName);
  await field("birthDate").fill(player.birthDate ?? "2001-04-12");
  await field("nationality").fill("Sénégal");
  await field("country").fill("France");
  await field("city").fill("Lyon");
  await field("primarySport").selectOption(player.sport);
  await common("positionOrCategory").selectOption(player.sport === "judo" ? "judo.middle" : "handball.pivot");
  await common("level").selectOption("semi_pro");
  await field("experience").fill("Six seasons, two national finals.");
  if (byParent) return;
  await common("phone").fill("+33 6 12 34 56 78");
  await page.getByText(w("players.section.later"), { exact: true }).click();
  await page.locator("input[name=heightCm]").fill(player.heightCm ?? "181");
  await page.locator("input[name=weightKg]").fill(player.weightKg ?? "79");
}

export async function acceptRequest(page: Page, w: Words, organization: string) {
  await page.goto(w.path("/dashboard"));
  await expect(page.getByText(organization).filter({ visible: true }).first()).toBeVisible();
  await page.getByRole("button", { name: w("contacts.answer.accept"), exact: true }).click();
  await expect(page.getByRole("link", { name: w("contacts.received.conversation") })).toBeVisible();
}
