import { DEMO_PASSWORD } from "../../prisma/seed/accounts";
import { signIn, signInByForm } from "../support/browser/common-steps";
import { expect, test } from "../support/browser/journey";
import { wordsOf } from "../support/browser/words";
import { randomWord } from "../support/factories/random-word";

for (const { locale, viewport } of [
  { locale: "en", viewport: { width: 1280, height: 800 } },
  { locale: "ar", viewport: { width: 360, height: 780 } },
] as const) {
  test(`a club sees name and video first, and asks from the foot of the window, in ${locale}, ${viewport.width} wide`, async ({
    another,
  }) => {
    const w = wordsOf(locale);
    const page = await another({ viewport });
    await signIn(page, w, "recruiter@demo.recruit", DEMO_PASSWORD);
    await page.goto(w.path("/players/Lynx%20208"));
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1 })).toBeInViewport();
    const video = main.getByRole("link", { name: new RegExp(`^${w("search.media.play", { title: "" }).trim()}`) });
    await expect(video.first()).toBeInViewport();
    const box = await video.first().boundingBox();
    expect(box?.width).toBeGreaterThan(viewport.width / 2.2);

    const saved = `^(${w("search.player.save")}|${w("search.player.unsave")})$`;
    const save = main.getByRole("button", { name: new RegExp(saved) });
    const ask = main.getByRole("link", { name: w("contacts.ask.go"), exact: true });
    const list = main.getByRole("link", { name: w("contacts.chosen.putIn"), exact: true });
    const message = main.getByLabel(w("contacts.ask.message"), { exact: true });
    for (const act of [save, list, ask]) await expect(act).toBeInViewport({ ratio: 1 });
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2));
    for (const act of [save, list, ask]) await expect(act).toBeInViewport({ ratio: 1 });
    await ask.click();
    await expect(message).toBeInViewport();
  });
}

for (const scripts of [true, false])
  test(`a club adds a player to a new list from the profile, ${scripts ? "with" : "without"} scripts`, async ({
    another,
  }) => {
    const w = wordsOf("fr");
    const page = await another({ javaScriptEnabled: scripts, viewport: { width: 360, height: 780 } });
    await signInByForm(page, w, "recruiter@demo.recruit", DEMO_PASSWORD);
    await page.goto(w.path("/players/Lynx%20208"));
    const player = (await page.getByRole("main").getByRole("heading", { level: 1 }).textContent()) ?? "";
    await page.getByRole("link", { name: w("contacts.chosen.putIn"), exact: true }).click();
    await expect(page.getByRole("main").getByRole("link", { name: player })).toHaveAttribute("href", /\/players\//);
    const list = `Ailiers ${randomWord(6)}`;
    await page.getByLabel(w("contacts.favorites.orNew")).fill(list);
    await page.getByRole("button", { name: w("contacts.favorites.put") }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(list);
    await expect(page.getByRole("row").getByRole("link", { name: player })).toBeVisible();
  });

test("a chapter of a video plays from its time, and another one continues in the same player", async ({ another }) => {
  const w = wordsOf("en");
  const page = await another();
  await signIn(page, w, "recruiter@demo.recruit", DEMO_PASSWORD);
  await page.goto(w.path("/players/Lynx%20208"));
  const chapters = page
    .getByRole("list", { name: w("search.media.chapters") })
    .first()
    .getByRole("link");
  const [first, second] = [chapters.nth(0), chapters.nth(1)];
  await expect(second).toHaveAttribute("href", /#t=[1-9]/);
  const start = Number((await second.getAttribute("href"))?.split("#t=")[1]);
  await second.click();
  const video = page.locator("video");
  const time = () => video.evaluate(({ currentTime }: HTMLVideoElement) => currentTime);
  await expect.poll(time).toBeGreaterThanOrEqual(start);
  await first.click();
  await expect.poll(time).toBeLessThan(start);
  await expect(video).toHaveCount(1);
});
