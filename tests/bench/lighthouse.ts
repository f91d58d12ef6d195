/**
 * Lighthouse, phone, every public route in four languages, three runs each, medians; CPU and network throttled by simulation.
 * Fetches Lighthouse from the registry. `npm run bench -- lighthouse`
 */
import { publicPages } from "@/lib/platform/http/routes";
import { localePath, locales } from "@/lib/platform/i18n/routing";
import { startApp } from "@/scripts/app-under-test.ts";
import { throwAwayFolder } from "@/scripts/throw-away.ts";
import { type Report, runLighthouse } from "./lighthouse-run.ts";
import { median, note } from "./results.ts";

const runs = Number(process.env.RUNS ?? 3);
const languages = locales.filter((locale) => (process.env.LANGUAGES ?? locales.join()).includes(locale));
const kinds = ["performance", "accessibility", "best-practices", "seo"] as const;
const folder = throwAwayFolder();
const app = await startApp(folder.path);
const routes = [
  ...publicPages.filter((page) => !page.endsWith("*")),
  "/sports/judo",
  await firstOf("/news"),
  await firstOf("/events"),
  await firstOf("/sport-jobs"),
];

const least = Object.fromEntries(kinds.map((kind) => [kind, 100]));
const lcps: number[] = [];
const shifts: number[] = [];
for (const locale of languages)
  for (const route of routes) {
    const address = localePath(route, locale);
    const reports: Report[] = [];
    for (let run = 0; run < runs; run++) reports.push(await runLighthouse(app.url + address));
    const scores = kinds.map((kind) =>
      Math.round(100 * median(reports.map((report) => report.categories[kind]?.score ?? 0))),
    );
    for (const [at, kind] of kinds.entries()) least[kind] = Math.min(least[kind] ?? 100, scores[at] ?? 0);
    const of = (audit: string) => median(reports.map((report) => report.audits[audit]?.numericValue ?? Number.NaN));
    lcps.push(of("largest-contentful-paint"));
    shifts.push(of("cumulative-layout-shift"));
    const failed = Object.values(reports[0]?.audits ?? {})
      .filter(({ score }) => score !== null && score < 0.9)
      .map(({ title }) => title);
    console.log(address, scores.join(" "), `LCP ${Math.round(lcps.at(-1) ?? 0)} ms`, failed.join("; "));
  }

note({
  id: "P4",
  goal: "Lighthouse mobile 100/100/100/100, CLS 0 on every public route x 4 languages",
  figure: `lowest ${kinds.map((kind) => least[kind]).join("/")}; LCP median ${Math.round(median(lcps))} ms, maximum ${Math.round(Math.max(...lcps))} ms; CLS maximum ${Math.max(...shifts).toFixed(3)}; ${routes.length * languages.length} pages (${languages.join(" ")}), medians of ${runs}`,
  command: "npm run bench -- lighthouse",
});
await app.stop();
folder.remove();

async function firstOf(list: string) {
  const html = await (await fetch(app.url + list, { headers: { "accept-language": "en" } })).text();
  return new RegExp(`href="(${list}/(?!search|new)[\\w-]+)"`).exec(html)?.[1] ?? list;
}
