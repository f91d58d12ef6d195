import { publicPages } from "@/lib/platform/http/routes";
import { isPublic } from "./addresses";

const fixedPages = publicPages.filter((path) => !path.endsWith("*"));

/** Renders each fixed page in English and one page of every folder, because loading a page's code takes about a second. Stops when `mayContinue` returns false. */
export async function warmUp(getHtml: (path: string) => Promise<string>, mayContinue: () => boolean) {
  for (const page of fixedPages) {
    if (!mayContinue()) return;
    const html = await getHtml(page);
    const firstInFolder = publicPages.includes(`${page}/*`) && findLinkInto(page, html);
    if (firstInFolder && mayContinue()) await getHtml(firstInFolder);
  }
}

function findLinkInto(folder: string, html: string) {
  const links = [...html.matchAll(/\bhref="([^"?#]+)"/g)].map(([, path = ""]) => path);
  return links.find((path) => path.startsWith(`${folder}/`) && isPublic(path) && !fixedPages.includes(path));
}
