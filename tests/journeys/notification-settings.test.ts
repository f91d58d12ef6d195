import { ask } from "@/scripts/database.ts";
import { makeAccount, newAddress } from "../support/browser/account-steps";
import { expect, test } from "../support/browser/journey";
import { mailsTo, openMailedLink } from "../support/browser/mailbox";
import { wordsOf } from "../support/browser/words";

const password = "a-long-password";
const title = "Entraîneuse de judo";

/** The owner gets an e-mail the next time the event handlers run. */
const anExpiringOfferOf = (email: string) => `
  with offer as (
    insert into sport_jobs
      (user_id, job_type, sport, title, description, availability, location_city, location_country, contact_email,
       expiry_announced_at)
    select id, 'coach', 'judo', '${title}', 'Six saisons au club.', 'part_time', 'Lyon', 'FR', email, now()
    from users where email = '${email}' returning id)
  insert into domain_events (type, data) select 'job.expiry_announced', jsonb_build_object('jobId', id) from offer`;

for (const scripts of [true, false]) {
  test(`notification settings box by box, and unsubscribing by the link of an e-mail, ${scripts ? "with" : "without"} scripts`, async ({
    another,
    site,
  }) => {
    const w = wordsOf("fr");
    const email = newAddress();
    const page = await another({ javaScriptEnabled: scripts });
    await makeAccount(page, w, email, password);
    await page.goto(w.path("/account"));
    await page.getByRole("link", { name: w("notifications.settings.open"), exact: true }).click();

    const box = (category: string, channel: string) =>
      page.getByRole("checkbox", {
        name: `${w("common.label", { label: w(`notifications.settings.category.${category}.name`) })} ${w(`notifications.settings.channel.${channel}.name`)}`,
      });
    await expect(box("offers", "mail")).toBeChecked();
    await expect(box("account", "mail")).toHaveCount(0);
    await box("offers", "digest").uncheck();
    await box("messages", "digest").check();
    await page.getByRole("radio", { name: w("notifications.settings.every.week") }).check();
    await page.getByRole("button", { name: w("common.save"), exact: true }).click();
    await expect(page.getByText(w("notifications.settings.saved"))).toBeVisible();
    await page.goto(w.path("/account/notifications"));
    await expect(box("offers", "digest")).not.toBeChecked();
    await expect(box("messages", "digest")).toBeChecked();
    await expect(page.getByRole("radio", { name: w("notifications.settings.every.week") })).toBeChecked();

    await ask(site.databaseUrl, anExpiringOfferOf(email));
    await expect.poll(() => mailsTo(site, email), { timeout: 300_000 }).toContainEqual(expect.stringContaining(title));
    const reader = await another({ javaScriptEnabled: scripts });
    await openMailedLink(reader, site, email, "/unsubscribe/");
    await expect(reader.getByRole("heading", { name: w("notifications.unsubscribe.ask") })).toBeVisible();
    await reader.getByRole("button", { name: w("notifications.unsubscribe.stop"), exact: true }).click();
    await expect(reader.getByRole("heading", { name: w("notifications.unsubscribe.done") })).toBeVisible();
    await page.goto(w.path("/account/notifications"));
    await expect(box("offers", "mail")).not.toBeChecked();
    await reader.getByRole("button", { name: w("notifications.unsubscribe.again"), exact: true }).click();
    await expect(reader.getByRole("heading", { name: w("notifications.unsubscribe.ask") })).toBeVisible();

    const key = reader.url().split("/unsubscribe/")[1];
    const pressed = await fetch(`${site.url}/api/unsubscribe/${key}`, {
      method: "POST",
      body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }),
    });
    expect(pressed.status).toBe(200);
    await reader.goto(reader.url());
    await expect(reader.getByRole("heading", { name: w("notifications.unsubscribe.done") })).toBeVisible();
    await page.goto(w.path("/account/notifications"));
    await expect(box("offers", "mail")).not.toBeChecked();
    await expect(box("events", "mail")).toBeChecked();
  });
}
