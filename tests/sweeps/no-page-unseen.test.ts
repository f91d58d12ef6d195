import { globSync } from "node:fs";
import { expect, test } from "../support/browser/journey";
import { pagesOf, people, rarer } from "../support/browser/people";

const files = globSync("app/[[]locale]/**/page.tsx")
  .map((file) => file.replace(/^app\/\[locale\]|\/\([a-z]+\)|\/page\.tsx$/g, ""))
  .map((path) => path || "/");
/** What a question, or a way back that finds none, is answered by. */
const answers: Record<string, string> = { "/no-such-page": "/missing" };
/** The same page as the one above it, with other fields filled or other rows. */
const notAlone: Record<string, string> = {
  "/events/search": "the calendar, a later page of it",
  "/pricing/search": "the plans, one of them marked or refused",
  "/strangers/players/search": "the list of players, by other filters",
  "/strangers/players/by/[sport]/[level]": "the list of players, of one sport",
  "/strangers/sport-jobs/new/by/[kind]": "the form of an offer, with its kind chosen",
};
/** A page of strangers is what a visitor is given at the same address as a member another. */
const shared = files.filter((path) => !path.startsWith("/strangers/"));

/** Which of these pages answers at an address: of those that fit, the one with the fewest parts left open. */
function pageAt(address: string, pages: readonly string[]): string | undefined {
  const [path = "", question] = address.split("?");
  if (answers[path]) return answers[path];
  if (question && pages.includes(`${path}/search`)) return `${path}/search`;
  const openParts = (page: string) => page.split("[").length;
  return pages
    .filter((page) => new RegExp(`^${page.replace(/\[\w+\]/g, "[^/]+")}$`).test(path))
    .sort((one, other) => openParts(one) - openParts(other))[0];
}

test("every existing page is opened by the sweeps, by a user who may open it", async ({ another }) => {
  const seen = new Set<string>();
  for (const who of [...people, ...rarer])
    for (const address of await pagesOf(await another(), who)) {
      const strangers = who === "visitor" ? pageAt(`/strangers${address}`, files) : undefined;
      seen.add(strangers ?? pageAt(address, shared) ?? "");
    }
  expect(files.filter((path) => !seen.has(path)).sort()).toEqual(Object.keys(notAlone).sort());
});
