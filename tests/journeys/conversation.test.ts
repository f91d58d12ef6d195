import { DEMO_PASSWORD } from "../../prisma/seed/accounts";
import { ask } from "../../scripts/database.ts";
import { signIn, write } from "../support/browser/common-steps";
import { expect, test } from "../support/browser/journey";
import type { Site } from "../support/browser/sites";
import { wordsOf } from "../support/browser/words";
import { aPng } from "../support/factories/image";
import { randomWord } from "../support/factories/random-word";

const player = "player@demo.recruit";

/** An open conversation of the demo player, and its organization. */
async function aTalk({ databaseUrl }: Site) {
  const [talk] = await ask(
    databaseUrl,
    `select t.id, c.email from threads t join users c on c.id = (select user_id from recruiters where id = t.recruiter_id)
     join disclosures d on d.request_id = t.request_id and d.closed_at is null
     where t.player_id = (select p.id from players p join users u on u.id = p.user_id where u.email = '${player}')
       and exists (select from messages m where m.sender_id = t.player_id and m.thread_id = t.id)
     order by t.created_at limit 1`,
  );
  return { id: String(talk?.id), club: String(talk?.email) };
}

test("two browsers in one conversation: an Arabic player and an English club write at once, read each other, send a file", async ({
  another,
  site,
}) => {
  const [en, ar] = [wordsOf("en"), wordsOf("ar")];
  const { id, club } = await aTalk(site);
  const name = randomWord(6);
  const [hers, clubPage] = [await another(), await another()];
  await Promise.all([signIn(hers, ar, player, DEMO_PASSWORD), signIn(clubPage, en, club, DEMO_PASSWORD)]);
  await Promise.all([hers.goto(ar.path(`/messages?thread=${id}`)), clubPage.goto(en.path(`/messages?thread=${id}`))]);

  const [herWords, theirWords] = [`سأصل في 18:30 (${name})`, `We start at 18:30 (${name}).`];
  await Promise.all([write(hers, ar, herWords), write(clubPage, en, theirWords)]);
  await expect(hers.getByLabel(ar("messages.content"))).toHaveValue("");
  for (const page of [hers, clubPage]) {
    const bubbles = page.locator(".mail-thread li");
    await expect(bubbles.getByText(herWords)).toHaveCSS("direction", "rtl");
    await expect(bubbles.getByText(theirWords)).toHaveCSS("direction", "ltr");
  }
  await expect(clubPage.locator(".mail-thread .mine").last()).toContainText(en("messages.seen"));
  await expect(hers.locator(".mail-thread .mine").last()).toContainText(ar("messages.seen"));

  const file = `pitch-${name}.png`;
  await clubPage.getByLabel(en("messages.attach")).setInputFiles({ name: file, mimeType: "image/png", buffer: aPng() });
  await expect(clubPage.getByText(file, { exact: true })).toBeVisible();
  await write(clubPage, en, `The ground (${name})`);
  const link = hers.getByRole("link", { name: new RegExp(file) });
  await expect(link).toBeVisible();
  const opened = await hers.request.get((await link.getAttribute("href")) ?? "");
  expect([opened.status(), opened.headers()["content-type"]]).toEqual([200, "image/png"]);
  await expect(clubPage.locator(".sent-files li")).toHaveCount(0);

  await hers.getByLabel(ar("messages.content")).fill(`مسودة ${name}`);
  await hers.goto(ar.path(`/messages?q=${encodeURIComponent(`start ${name}`)}`));
  const row = hers.locator("#mail li");
  await expect(row).toHaveCount(1);
  await row.getByRole("link").click();
  const dialog = hers.getByRole("dialog");
  await expect(dialog.getByText(theirWords)).toBeVisible();
  await expect.poll(() => dialog.evaluate((element) => element.matches(":modal"))).toBe(true);
  await hers.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(row.getByRole("link")).toBeFocused();
  await hers.goto(ar.path(`/messages?thread=${id}`));
  await expect(hers.getByLabel(ar("messages.content"))).toHaveValue(`مسودة ${name}`);
});

test("without scripts a message is written, found, opened in the dialog and read, and a phrase is used", async ({
  another,
  site,
}) => {
  const w = wordsOf("fr");
  const { id, club } = await aTalk(site);
  const name = randomWord(6);
  const without = { javaScriptEnabled: false };
  const [hers, clubPage] = [await another(without), await another(without)];
  await signIn(clubPage, w, club, DEMO_PASSWORD);
  await clubPage.goto(w.path(`/messages?thread=${id}`));
  await clubPage.getByRole("button", { name: w("messages.phrases.title"), exact: true }).click();
  const shelf = clubPage.locator("#templates");
  await shelf.locator("summary", { hasText: "Français" }).click();
  await shelf.getByRole("link", { name: w("messages.phrases.ready.trial.title"), exact: true }).click();
  await expect(clubPage.getByLabel(w("messages.content"))).toHaveValue(w("messages.phrases.ready.trial.content"));
  await clubPage.getByText(w("messages.addSubject"), { exact: true }).click();
  await clubPage.getByLabel(w("messages.subject")).fill(`Essai ${name}`);
  await write(clubPage, w, `Un essai jeudi (${name}) ?`);

  await signIn(hers, w, player, DEMO_PASSWORD);
  await hers.goto(w.path("/messages"));
  await hers.getByRole("searchbox").fill(`ESSAI ${name}`);
  await hers.getByRole("search").getByRole("button").click();
  const row = hers.locator("#mail li");
  await expect(row).toHaveCount(1);
  await expect(row.getByText(w("messages.new"), { exact: true })).toBeVisible();
  await row.getByRole("button").click();
  await expect(hers.getByRole("dialog").getByText(`Un essai jeudi (${name}) ?`)).toBeVisible();
  await hers
    .getByRole("dialog")
    .getByRole("link", { name: w("ui.close") })
    .click();
  await expect(row.getByText(w("messages.new"), { exact: true })).toHaveCount(0);
});

test("on a phone the conversations come first, and the newest message and the answer are in view", async ({
  another,
}) => {
  const w = wordsOf("fr");
  const page = await another({ viewport: { width: 360, height: 740 } });
  await signIn(page, w, player, DEMO_PASSWORD);
  await page.goto(w.path("/messages"));
  const talk = page
    .getByRole("navigation", { name: w("messages.conversations") })
    .getByRole("listitem")
    .first();
  await expect(talk).toBeInViewport({ ratio: 1 });
  await talk.locator("a, button").click();
  await expect(page.locator(".mail-thread ol > li").last()).toBeInViewport();
  await expect(page.getByRole("button", { name: w("messages.send"), exact: true })).toBeInViewport({ ratio: 1 });
});

test("a parent finds the conversations of the children with the name of the child, and opens one, without scripts", async ({
  another,
}) => {
  const w = wordsOf("fr");
  const page = await another({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });
  await signIn(page, w, "parent@demo.recruit", DEMO_PASSWORD);
  await page.goto(w.path("/messages"));
  await page.locator("#talks").getByRole("button", { name: "Luka" }).first().click();
  await expect(page).toHaveURL(/\/guardian\/[\w-]+\/[\w-]+$/);
  await expect(page.getByRole("button", { name: w("messages.send"), exact: true })).toBeInViewport({ ratio: 1 });
});
