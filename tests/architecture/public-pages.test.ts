import { expect, test } from "vitest";
import { publicPages } from "@/lib/platform/http/routes";
import { isPublic } from "@/lib/server/addresses";
import { planted, type Source, sources } from "./sources";

const app = "app/[locale]";

test("the server caches exactly the pages that are declared the same for everybody", () => {
  expect([...new Set(sameForEveryone(sources([app], /\/page\.tsx$/)))]).toEqual([...publicPages].sort());
  expect(sameForEveryone([planted(`${app}/(site)/new/page.tsx`, "export const ensureStatic = true;")])).toEqual([
    "/new",
  ]);
});

test("the depth of a page's address matches its declaration", () => {
  for (const page of ["/sports/judo", "/sports/judo/amateur"]) expect(isPublic(page)).toBe(true);
  for (const other of [
    "/sports/judo/amateur/more",
    "/news/one/more",
    "/sports/",
    "/dashboard",
    "/players/1/more",
    "/new",
  ])
    expect(isPublic(other)).toBe(false);
});

const sameForEveryone = (pages: Source[]) =>
  pages
    .filter(({ text }) => /^export const ensureStatic/m.test(text))
    .map(addressOf)
    .sort();

/** "app/[locale]/(site)/sports/[slug]/page.tsx" has the address "/sports/*". */
function addressOf({ path }: Source) {
  const folder = path.slice(app.length, -"/page.tsx".length).replace(/\/\([^)]+\)/g, "");
  return (
    folder
      .replace(/\/by\/.*/, "")
      .replace("/visitors", "")
      .replace(/\[[^\]]+\]/g, "*") || "/"
  );
}
