import type { Page } from "@playwright/test";

/** The page that represents each dynamic route, by the name of its link in a list. */
const examples: Record<string, { list: string; name: string | RegExp }> = {
  "/events/": { list: "/events", name: "Séance ouverte, pivots et gardiens" },
  "/sport-jobs/": { list: "/sport-jobs", name: "Kinésithérapeute de l’équipe première" },
  "/players/": { list: "/players?sport=football", name: /^\p{L}+ \d+$/u },
};

/** A path, and a name that does not depend on the example chosen. */
export type Place = { name: string; path: string };

/** The same pages, with one representative for each dynamic route. */
export async function examplesOf(page: Page, paths: string[]): Promise<Place[]> {
  const places: Place[] = [];
  for (const path of paths) places.push(await exampleOf(page, path));
  return places;
}

async function exampleOf(page: Page, path: string): Promise<Place> {
  const folder = path.replace(/[^/]+$/, "");
  const example = examples[folder];
  if (!example || path === "/sport-jobs/new") return { name: path.replaceAll(/[\da-f-]{36}/g, "*"), path };
  await page.goto(example.list);
  const link = page.getByRole("link", { name: example.name, exact: true }).first();
  const href = (await link.count()) > 0 && (await link.getAttribute("href"));
  return { name: `${folder}*`, path: href || path };
}
