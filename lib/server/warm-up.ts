import { isPublic, publicPages } from "./addresses";

const fixed: string[] = publicPages.filter((path) => !path.endsWith("*"));

/** Renders each fixed page in English and one page of every folder: loading a page's code takes about a second. Stops when `wanted` returns false. */
export async function warmUp(make: (path: string) => Promise<string>, wanted: () => boolean) {
  for (const page of fixed) {
    if (!wanted()) return;
    const html = await make(page);
    const firstInFolder = (publicPages as readonly string[]).includes(`${page}/*`) && linkInto(page, html);
    if (firstInFolder && wanted()) await make(firstInFolder);
  }
}

function linkInto(folder: string, html: string) {
  const links = [...html.matchAll(/\bhref="([^"?#]+)"/g)].map(([, path = ""]) => path);
  return links.find((path) => path.startsWith(`${folder}/`) && isPublic(path) && !fixed.includes(path));
}
