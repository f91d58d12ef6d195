import { globSync } from "node:fs";
import type { Page } from "@playwright/test";
import { publicPages } from "@/lib/platform/http/routes";
import { isOpenTo } from "../permissions/pages-of";

const lostPaths = ["page", "sport", "failure", "failure-events", "offline"].map((kind) => `/lost/${kind}`);

/** Every public page without its language prefix; for dynamic routes the first page that the list links to. */
export async function publicAddresses(page: Page): Promise<string[]> {
  const folders = publicPages.filter((path) => path.endsWith("/*") && path !== "/lost/*");
  const firsts = await Promise.all(folders.map((folder) => firstIn(page, folder)));
  return [...publicPages.filter((path) => !path.endsWith("*")), ...firsts, ...lostPaths];
}

// For nested dynamic routes: the first page below the first page.
async function firstIn(page: Page, folder: string): Promise<string> {
  const list = folder.slice(0, -2);
  return firstOf(page, list.endsWith("*") ? await firstIn(page, list) : list);
}

/** The first page below a path that its list links to. */
export async function firstOf(page: Page, list: string): Promise<string> {
  const html = await (await page.request.get(list)).text();
  const match = new RegExp(`href="(${list}/(?!search|new|feeds|analytics|exports)[\\w-]+)(?:#[^"]*)?"`).exec(html)?.[1];
  if (!match) throw new Error(`${list} links to nothing below it`);
  return match;
}

/**
 * The member pages this person may open, according to the file system; redirecting ones are left out. Only pages missing
 * from the golden table are requested.
 */
export async function personalAddresses(page: Page, personName: string): Promise<string[]> {
  const pages = globSync("app/[[]locale]/{(member),admin}/**/page.tsx")
    .map((file) => file.replace(/^app\/\[locale\]|\/page\.tsx$|\/\(member\)/g, ""))
    .sort();
  const open: string[] = [];
  for (const path of pages) {
    const address = await exampleFor(page, path);
    if (address && (isOpenTo(personName, address) ?? (await page.request.get(address, { maxRedirects: 0 })).ok()))
      open.push(address);
  }
  return open;
}

/**
 * Where dynamic pages are linked from, unless from the list above them or at their own path; a pipeline card has the id of
 * its match.
 */
const linkedFrom: Record<string, { list?: string; as: RegExp }> = {
  "/dashboard/offers/[id]": { list: "/dashboard?show=offers", as: /href="\/dashboard\/offers\/([\w-]+)"/ },
  "/dashboard/contracts/[matchId]": { list: "/dashboard/pipeline", as: /id="match-([\w-]+)"/ },
  "/guardian/*/[thread]": { as: /id="talk-([\w-]+)"/ },
  "/sport-jobs/[id]/edit": { list: "/dashboard?show=offers", as: /href="\/sport-jobs\/([\w-]+)\/edit"/ },
};

/** Query strings that some pages need. */
const questions: Record<string, string> = { "/confirm-email": "done=confirmed", "/pricing/change": "plan=pro" };

/**
 * For a dynamic route such as "/admin/tickets/[id]" the first page that its list links to; null if there is none. Routes
 * with a secret token are not linked.
 */
async function exampleFor(page: Page, path: string): Promise<string | null> {
  const [list = "", part = ""] = path.split(/\/(\[\w+\])/);
  if (!part) return questions[path] ? `${path}?${questions[path]}` : path;
  const linked = linkedFrom[path.replace(/[\da-f-]{36}/, "*")];
  if (linked) {
    const linkedId = linked.as.exec(await (await page.request.get(linked.list ?? list)).text())?.[1];
    return linkedId ? path.replace(part, linkedId) : null;
  }
  if (list.endsWith("/report"))
    return path.replace("/[kind]/[id]", (await firstOf(page, "/sport-jobs")).replace("/sport-jobs", "/job"));
  const isKey = ["[key]", "[thread]", "[token]", "[code]"].includes(part);
  const first = await firstOf(page, list).catch(() => (isKey ? `${list}/unknown` : null));
  return first && exampleFor(page, path.replace(`${list}/${part}`, first));
}
