import { globSync } from "node:fs";
import type { Page } from "@playwright/test";
import { publicPages } from "@/lib/server/addresses";
import { isOpenTo } from "../permissions/pages-of";

const lost = ["page", "sport", "failure", "failure-events", "offline"].map((what) => `/lost/${what}`);

/** Every public page, without its language; of a folder the first page its list links to. */
export async function publicAddresses(page: Page): Promise<string[]> {
  const folders = publicPages.filter((path) => path.endsWith("/*") && path !== "/lost/*");
  const firsts = await Promise.all(folders.map((folder) => firstIn(page, folder)));
  return [...publicPages.filter((path) => !path.endsWith("*")), ...firsts, ...lost];
}

// Of a folder in a folder: the first page below the first page.
async function firstIn(page: Page, folder: string): Promise<string> {
  const list = folder.slice(0, -2);
  return firstOf(page, list.endsWith("*") ? await firstIn(page, list) : list);
}

/** The first page below an address that its list links to. */
export async function firstOf(page: Page, list: string): Promise<string> {
  const html = await (await page.request.get(list)).text();
  const found = new RegExp(`href="(${list}/(?!search|new|feeds|analytics|exports)[\\w-]+)(?:#[^"]*)?"`).exec(html)?.[1];
  if (!found) throw new Error(`${list} links to nothing below it`);
  return found;
}

/** The pages made for one person that this one may open, as the folders say; those that lead elsewhere are left out. Asked is only what the golden table does not say. */
export async function personalAddresses(page: Page, who: string): Promise<string[]> {
  const pages = globSync("app/[[]locale]/{(member),admin}/**/page.tsx")
    .map((file) => file.replace(/^app\/\[locale\]|\/page\.tsx$|\/\(member\)/g, ""))
    .sort();
  const open: string[] = [];
  for (const path of pages) {
    const address = await exampleFor(page, path);
    if (address && (isOpenTo(who, address) ?? (await page.request.get(address, { maxRedirects: 0 })).ok()))
      open.push(address);
  }
  return open;
}

/** Where pages are linked to from, if not from the list above them, or as what they stand there; a card of the board bears its match. */
const linkedFrom: Record<string, { list?: string; as: RegExp }> = {
  "/dashboard/offers/[id]": { list: "/dashboard", as: /href="\/dashboard\/offers\/([\w-]+)"/ },
  "/dashboard/contracts/[matchId]": { list: "/dashboard/pipeline", as: /id="match-([\w-]+)"/ },
  "/guardian/*/[thread]": { as: /id="talk-([\w-]+)"/ },
  "/sport-jobs/[id]/edit": { list: "/dashboard", as: /href="\/sport-jobs\/([\w-]+)\/edit"/ },
};

/** What pages have to be asked beside their address. */
const questions: Record<string, string> = { "/confirm-email": "done=confirmed", "/pricing/change": "plan=pro" };

/** Of a folder of pages, as "/admin/tickets/[id]", the first that its list links to; null where it links to none. A key that nobody links to is none. */
async function exampleFor(page: Page, path: string): Promise<string | null> {
  const [list = "", part = ""] = path.split(/\/(\[\w+\])/);
  if (!part) return questions[path] ? `${path}?${questions[path]}` : path;
  const linked = linkedFrom[path.replace(/[\da-f-]{36}/, "*")];
  if (linked) {
    const found = linked.as.exec(await (await page.request.get(linked.list ?? list)).text())?.[1];
    return found ? path.replace(part, found) : null;
  }
  if (list.endsWith("/report"))
    return path.replace("/[kind]/[id]", (await firstOf(page, "/sport-jobs")).replace("/sport-jobs", "/job"));
  const isKey = ["[key]", "[thread]", "[token]", "[code]"].includes(part);
  const first = await firstOf(page, list).catch(() => (isKey ? `${list}/unknown` : null));
  return first && exampleFor(page, path.replace(`${list}/${part}`, first));
}
