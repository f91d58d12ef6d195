import { globSync } from "node:fs";
import { expect, test } from "../support/browser/journey";
import { type Anybody, pagesOf, people, rarer } from "../support/browser/people";

const files = globSync("app/[[]locale]/**/page.tsx")
  .map((file) => file.replace(/^app\/\[locale\]|\/\([a-z]+\)|\/page\.tsx$/g, ""))
  .map((path) => path || "/");
/** The path that stands for pages with only a query or a return address. */
const answers: Record<string, string> = { "/no-such-page": "/missing" };
/** The same page as its parent, with other fields or rows. */
const notAlone: Record<string, string> = {
  "/auth/signup/by/[section]": "the form of an account, with its kind chosen",
  "/events/search": "the calendar narrowed, or a later page of it",
  "/pricing/search": "the plans, one of them marked or refused",
  "/visitors/players/search": "the list of players, by other filters",
  "/visitors/players/by/[sport]/[level]": "the list of players, of one sport",
  "/visitors/sport-jobs/new/by/[kind]": "the form of an offer, with its kind chosen",
};
/** Visitors and members get different pages at these addresses. */
const shared = files.filter((path) => !path.startsWith("/visitors/"));

/** The page file that serves an address: of those that match, the one with the fewest dynamic segments. */
function pageAt(address: string, pages: readonly string[]): string | undefined {
  const [path = "", question] = address.split("?");
  if (answers[path]) return answers[path];
  if (question && pages.includes(`${path}/search`)) return `${path}/search`;
  const openParts = (page: string) => page.split("[").length;
  return pages
    .filter((page) => new RegExp(`^${page.replace(/\[\w+\]/g, "[^/]+")}$`).test(path))
    .sort((page, other) => openParts(page) - openParts(other))[0];
}

test("every existing page is opened by the sweeps, by a user who may open it", async ({ another }) => {
  const visited = new Set<string>();
  const visit = async (person: Anybody) => {
    for (const address of await pagesOf(await another(), person)) {
      const variant = person === "visitor" ? pageAt(`/visitors${address}`, files) : undefined;
      visited.add(variant ?? pageAt(address, shared) ?? "");
    }
  };
  await Promise.all([...people, ...rarer].map(visit));
  expect(files.filter((path) => !visited.has(path)).sort()).toEqual(Object.keys(notAlone).sort());
});
