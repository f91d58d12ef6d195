import { DEMO_PASSWORD } from "../../prisma/seed/accounts";
import { openCdpClient } from "../support/browser/cdp-client";
import { signIn } from "../support/browser/common-steps";
import { awaitScripts, openWhole } from "../support/browser/controls";
import { expect, test } from "../support/browser/journey";
import { wordsOf } from "../support/browser/words";

/** How the active page was opened, and which scripts run on it. */
function arrival() {
  const [entry] = performance.getEntriesByType("navigation") as (PerformanceNavigationTiming & {
    activationStart?: number;
  })[];
  return {
    ahead: (entry?.activationStart ?? 0) > 0,
    anew: entry?.type === "reload",
    heading: document.querySelector("h1")?.checkVisibility(),
    scripts: document.querySelectorAll("script[src]").length,
  };
}

test("a page that is pointed at is ready when its link is pressed", async ({ origin }) => {
  const tab = await openCdpClient();
  try {
    await tab.goto(`${origin}/fr`);
    await tab.arrived("/fr");
    for (const path of ["/fr/sports", "/fr/events", "/fr/pricing"]) {
      await tab.point(`header nav a[href="${path}"]`);
      await tab.madeReady(path);
      await tab.click();
      await tab.arrived(path);
      expect(await tab.evaluate(arrival)).toEqual({ ahead: true, anew: false, heading: true, scripts: 0 });
    }
  } finally {
    await tab.close();
  }
});

test("a page that was made ready long ago is asked for again when it is shown", async ({ origin }) => {
  const tab = await openCdpClient();
  try {
    await tab.goto(`${origin}/fr`);
    await tab.arrived("/fr");
    await tab.point('header nav a[href="/fr/events"]');
    await tab.madeReady("/fr/events");
    await tab.evaluateBehind(() => {
      performance.now = () => 31_000;
    });
    await tab.click();
    await expect
      .poll(() => tab.evaluate(arrival).catch(() => "on its way"))
      .toEqual({ ahead: false, anew: true, heading: true, scripts: 0 });
  } finally {
    await tab.close();
  }
});

test("whoever is signed in has fetched ahead what a pointer or the focus comes to, and nothing else", async ({
  another,
}) => {
  const w = wordsOf("en");
  const page = await another();
  await awaitScripts(page);
  await signIn(page, w, "recruiter@demo.recruit", DEMO_PASSWORD);
  const fetched = new Set<string>();
  page.on("request", (request) => {
    if (request.headers()["next-router-prefetch"]) fetched.add(new URL(request.url()).pathname);
  });
  await openWhole(page, "/dashboard");
  const links = page.locator("main a[href^='/dashboard/'], main a[href^='/favorites']");
  const [pointed, tabbed] = [links.first(), links.last()];
  for (const [link, come] of [
    [pointed, () => pointed.hover()],
    [tabbed, () => tabbed.focus()],
  ] as const) {
    const path = (await link.getAttribute("href")) ?? "";
    const ahead = page.waitForResponse(
      (answer) => answer.url().includes(path) && "next-router-segment-prefetch" in answer.request().headers(),
    );
    await come();
    await (await ahead).finished();
  }
  const paths = await Promise.all(
    [pointed, tabbed].map(async (link) => (await link.getAttribute("href"))?.split("?")[0]),
  );
  expect([...fetched].sort()).toEqual([...new Set(paths)].sort());
});
