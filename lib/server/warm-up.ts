import { isPublic, publicPages } from "./addresses";

const fixed: string[] = publicPages.filter((path) => !path.endsWith("*"));

/**
 * Makes each fixed page in English and one of every other kind, in turn: reading a page's code for the first time takes about
 * a second, and no visitor should be the one who waits for it. `make` gives the page's HTML; begins no page once not `wanted`.
 */
export async function warmUp(make: (path: string) => Promise<string>, wanted: () => boolean) {
  for (const page of fixed) {
    if (!wanted()) return;
    const html = await make(page);
    const one = (publicPages as readonly string[]).includes(`${page}/*`) && linkInto(page, html);
    if (one && wanted()) await make(one);
  }
}

function linkInto(folder: string, html: string) {
  const links = [...html.matchAll(/\bhref="([^"?#]+)"/g)].map(([, path = ""]) => path);
  return links.find((path) => path.startsWith(`${folder}/`) && isPublic(path) && !fixed.includes(path));
}
