import { expect, type Page } from "@playwright/test";
import { ask } from "@/scripts/database.ts";
import type { Site } from "./sites";

export async function mailsTo({ databaseUrl }: Site, address: string): Promise<string[]> {
  const rows = await ask(databaseUrl, `select body from mails where "to" = '${address}' order by created_at, id`);
  return rows.map(({ body }) => String(body));
}

export async function openMailedLink(page: Page, site: Site, to: string, leadingTo: string | RegExp) {
  const newest = async () =>
    (await mailsTo(site, to))
      .flatMap((body) => body.match(/https?:\/\/\S+/g) ?? [])
      .filter((link) => (typeof leadingTo === "string" ? link.includes(leadingTo) : leadingTo.test(link)))
      .at(-1);
  await expect.poll(newest, { timeout: 300_000 }).toBeTruthy();
  const { pathname, search } = new URL((await newest()) ?? "");
  await page.goto(site.url + pathname + search);
}
