import type { Page } from "@playwright/test";
import { localePath } from "@/lib/core/i18n/routing";
import { expect, test } from "../support/browser/journey";
import { putOn } from "../support/browser/looks";
import { openPage } from "../support/browser/open-page";
import { pagesOf, people } from "../support/browser/people";
import { moving } from "../support/inspect/motion";
import { cutOff, spaceOut, tooWide } from "../support/inspect/reflow";
import { measureTargets } from "../support/inspect/targets";

test.use({ expectedComplaints: /404/ });

/** The longest words, and the other direction. */
const languages = ["fr", "ar"] as const;

for (const who of people) {
  test(`every page of a ${who} fits 320 px, stays still when asked to, and can be hit with a finger (D3, D6, D7)`, async ({
    another,
  }) => {
    test.setTimeout(300_000);
    const first = await another();
    const paths = await pagesOf(first, who);
    const all = await Promise.all(
      languages.map(async (locale) => {
        const page = await first.context().newPage();
        const wrong: string[] = [];
        for (const path of paths) {
          const address = localePath(path, locale);
          await openPage(page, address);
          wrong.push(...(await inspect(page)).map((what) => `${address} ${what}`));
        }
        return wrong;
      }),
    );
    expect(all.flat()).toEqual([]);
  });
}

/** From the widest to the narrowest; the reader's own spacing last, because it stays. */
async function inspect(page: Page): Promise<string[]> {
  await putOn(page, "light");
  const still = (await moving(page)).map((what) => `moves: ${what}`);
  const wide = await sizes(page, "wide");
  await putOn(page, "320 px");
  const narrow = [...(await sizes(page, "320 px")), ...(await fits(page, "320 px"))];
  await spaceOut(page);
  const spaced = [...(await fits(page, "spaced out")), ...(await cutOff(page)).map((what) => `cut off: ${what}`)];
  await putOn(page, "light");
  const spacedWide = [...(await fits(page, "spaced out, wide")), ...(await cutOff(page)).map((what) => `cut: ${what}`)];
  return [...still, ...wide, ...narrow, ...spaced, ...spacedWide];
}

async function sizes(page: Page, look: string) {
  const { count, wrong } = await measureTargets(page);
  expect(count).toBeGreaterThan(3);
  return wrong.map((what) => `too small (${look}): ${what}`);
}

const fits = async (page: Page, look: string) => (await tooWide(page)).map((what) => `too wide (${look}): ${what}`);
