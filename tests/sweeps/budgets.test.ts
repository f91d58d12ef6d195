import { request as ask } from "node:http";
import { localePath, locales } from "@/lib/platform/i18n/routing";
import { isLostPath } from "@/lib/server/addresses";
import { publicAddresses } from "../support/browser/addresses";
import { expect, test } from "../support/browser/journey";

test.use({ expectedComplaints: /404/ });

/** The initial TCP window: bytes of compressed HTML. */
const mostHtml = 14_600;
/** 1.15 times the 135.3 KB (gzipped) that Next and React need for an empty page. */
const mostScript = 155_600;

test("the HTML of every public page fits in the initial congestion window", async ({ page, baseURL }) => {
  const over: string[] = [];
  const paths = await publicAddresses(page);
  const weigh = async (address: string) => {
    const bytes = await bytesOf(`${baseURL}${address}`, "br");
    if (bytes === undefined || bytes > mostHtml)
      over.push(`${address}: ${bytes === undefined ? "no page" : `${bytes} bytes of HTML`}`);
  };
  for (const path of paths) await Promise.all(locales.map((locale) => weigh(localePath(path, locale))));
  expect(over).toEqual([]);
});

test("the scripts a page loads on first interaction stay near the framework's own size", async ({ page, baseURL }) => {
  const over: string[] = [];
  for (const path of await publicAddresses(page)) {
    const html = await (await page.request.get(path)).text();
    const late = JSON.parse(/id="late">([^<]*)</.exec(html)?.[1] ?? "null") as { scripts: [string][] };
    let bytes = 0;
    expect(late.scripts.length, path).toBeGreaterThan(0);
    for (const [src] of late.scripts) {
      const size = await bytesOf(`${baseURL}${src}`, "gzip");
      if (size === undefined) over.push(`${path}: ${src} is not a script`);
      bytes += size ?? 0;
    }
    if (bytes > mostScript) over.push(`${path}: ${bytes} bytes of script`);
  }
  expect(over).toEqual([]);
});

/** The bytes of a response in this encoding; undefined for any other response, such as a page that failed. */
function bytesOf(url: string, encoding: string) {
  return new Promise<number | undefined>((done, failed) => {
    const request = ask(url, { headers: { "accept-encoding": encoding, "accept-language": "en" } }, (answer) => {
      const isWhole = answer.statusCode === 200 || (answer.statusCode === 404 && isLostPath(new URL(url).pathname));
      let bytes = 0;
      answer.on("data", (piece: Buffer) => {
        bytes += piece.length;
      });
      answer.once("end", () => done(isWhole && answer.headers["content-encoding"] === encoding ? bytes : undefined));
    });
    request.once("error", failed).end();
  });
}
