import { expect, test } from "vitest";
import { deferScripts } from "@/lib/server/late-scripts";

const page = (scripts: string) =>
  `<!DOCTYPE html><html><head><link rel="preload" as="script" href="/a.js"/></head><body><p>$1 & $&</p>${scripts}</body></html>`;
const react =
  '<script src="/a.js" async=""></script><script src="/old.js" noModule=""></script><script src="/b.js" id="_R_" async=""></script>' +
  '<script>(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["b"]});</script>' +
  '<script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"a\\u003c/script>"])</script><script>self.__next_f.push([1,"b"])</script>';
const address = (payload: string) => `/_late/${payload.length}`;
const late = (html: string) => JSON.parse(/id="late">([^<]*)<\/script>/.exec(html)?.[1] ?? "null");

test("the page contains its scripts as data in order, and no running script", () => {
  const { html, payload = "" } = deferScripts(page(react), address);
  expect(late(html)).toEqual({
    scripts: [["/a.js"], ["/b.js", "_R_"]],
    chunks: [{ otherChunks: ["b"] }],
    payload: address(payload),
    queues: { payload: "__next_f", chunks: "TURBOPACK" },
  });
  expect(JSON.parse(payload)).toEqual([[0], [1, "a</script>b"]]);
  expect(html).not.toMatch(/<script[^>]*src=|rel="preload"|__next_f\.push\(\[/);
  expect(html).toContain("<p>$1 & $&</p>");
  expect(html).toMatch(/<\/script><\/body><\/html>$/);
});

test("own scripts and structured data are not moved", () => {
  const inlineScripts = '<script>var d=document</script><script type="application/ld+json">{"a":1}</script>';
  expect(deferScripts(page(inlineScripts + react), address).html).toContain(inlineScripts);
});

test("a page without React's scripts is not changed", () => {
  const plain = "<!DOCTYPE html><html><body><script>var a</script></body></html>";
  expect(deferScripts(plain, address)).toEqual({ html: plain });
});
