import { randomUUID } from "node:crypto";
import { DEMO_PASSWORD } from "../../prisma/seed/accounts";
import { signIn } from "../support/browser/common-steps";
import { expect, test } from "../support/browser/journey";
import { wordsOf } from "../support/browser/words";
import { randomWord } from "../support/factories/random-word";

for (const { locale, scripts } of [
  { locale: "fr", scripts: true },
  { locale: "ar", scripts: false },
] as const) {
  test(`an e-sport player signs up, is found by game and rank, says yes and takes it back, in ${locale}, ${scripts ? "with" : "without"} scripts`, async ({
    another,
  }) => {
    const w = wordsOf(locale);
    const lastName = `Perrault ${randomWord(6)}`;
    const [hers, clubPage] = [
      await another({ javaScriptEnabled: scripts, viewport: { width: 360, height: 780 } }),
      await another({ javaScriptEnabled: scripts }),
    ];
    const typed = (name: string, value: string) => hers.locator(`form#esport [name=${name}]`).fill(value);
    const chosen = (name: string, value: string) => hers.locator(`form#esport [name=${name}]`).selectOption(value);
    const send = () => hers.getByRole("button", { name: w("esport.form.join"), exact: true }).click();

    await hers.goto(w.path("/"));
    await hers.locator(`main a[href="${w.path("/esport-signup")}"]`).click();
    await expect(hers.locator("form#esport optgroup").first()).toHaveAttribute("label", "League of Legends");
    await hers.goto(w.path("/esport?game=starcraft-2"));
    await expect(hers.getByRole("heading", { level: 1 })).toContainText("StarCraft II");
    await hers
      .locator("main")
      .getByRole("link", { name: w("esport.join"), exact: true })
      .click();
    await expect(hers).toHaveURL(/\/esport-signup\?game=starcraft-2$/);
    await expect(hers.locator("form#esport optgroup").first()).toHaveAttribute("label", "StarCraft II");
    await typed("email", `${randomUUID()}@test.recruit`);
    await typed("password", "touch-line-9");
    await typed("firstName", "Kim");
    await typed("lastName", lastName);
    await typed("birthDate", "2012-04-02");
    await typed("nationality", "FR");
    await typed("country", "FR");
    await chosen("gameRole", "starcraft-2.one_on_one");
    await typed("rank", "Master, S9");
    await typed("rankPercentile", "0,4");
    await chosen("serverRegion", "korea");
    await chosen("platform", "pc");
    await typed("gameAccount", "kim#4321");
    await chosen("lookingFor", "team");
    await hers.locator("form#esport [name=terms]").check();
    await send();
    await expect(hers.getByText(w("errors.esport_adults_only")).first()).toBeVisible();
    await typed("birthDate", "2001-04-02");
    const sendAgain = async (winRate: string) => {
      await typed("win_pct", winRate);
      await typed("password", "touch-line-9");
      await hers.locator("form#esport [name=terms]").check();
      await send();
    };
    const winRate = hers.locator("form#esport [name=win_pct]");
    await expect(winRate).toBeHidden();
    await hers.getByText(w("esport.own.next.figures"), { exact: true }).click();
    await sendAgain("140");
    await expect(winRate).toHaveAttribute("aria-invalid", "true");
    await expect(winRate).toBeVisible();
    await sendAgain("63");
    await expect(hers).toHaveURL(/\/dashboard$/);
    await hers.getByRole("link", { name: w("esport.own.see"), exact: true }).click();
    await expect(hers).toHaveURL(/\/esport\/[\da-f-]{36}/);
    await expect(hers.getByRole("heading", { level: 1, name: lastName })).toBeVisible();
    expect(await hers.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);

    await signIn(clubPage, w, "bernadette.faure@entente-garonne-lauragais.example", DEMO_PASSWORD);
    await clubPage.goto(w.path("/dashboard"));
    await clubPage.getByRole("link", { name: w("introductions.sent.esport"), exact: true }).click();
    await expect(clubPage).toHaveURL(/\/esport$/);
    await clubPage.locator("main [name=game]").selectOption("starcraft-2");
    await clubPage.locator("main [name=region]").selectOption("korea");
    await clubPage.locator("main [name=rank]").selectOption("1");
    await clubPage.getByRole("button", { name: w("esport.filter.show"), exact: true }).click();
    await expect(clubPage).toHaveURL(/rank=1/);
    await clubPage.locator("main article h2 a").first().click();
    await expect(clubPage.getByText("Master, S9")).toBeVisible();
    await expect(clubPage.getByText(lastName)).toHaveCount(0);
    await expect(clubPage.getByRole("link", { name: w("contacts.ask.go"), exact: true })).toBeInViewport({ ratio: 1 });
    await clubPage.locator("main [name=message]").fill("Two evenings a week, a tryout first.");
    await clubPage.getByRole("button", { name: w("introductions.ask.send"), exact: true }).click();
    await expect(clubPage.getByRole("heading", { name: w("introductions.waiting.title") })).toBeVisible();

    await hers.goto(w.path("/dashboard"));
    await expect(hers.getByText("Two evenings a week, a tryout first.")).toBeVisible();
    await hers.getByRole("button", { name: w("introductions.received.accept"), exact: true }).click();
    await expect(hers.getByText(w("introductions.state.accepted"), { exact: true })).toBeVisible();
    await expect(
      hers.getByText(w("introductions.received.reach", { organization: "Entente Garonne-Lauragais" })),
    ).toBeVisible();

    await clubPage.reload();
    await expect(clubPage.getByRole("heading", { level: 1, name: lastName })).toBeVisible();
    await expect(clubPage.getByText("kim#4321")).toBeVisible();
    const write = clubPage.getByRole("link", { name: w("introductions.open.write"), exact: true });
    await expect(write).toHaveAttribute("href", /^mailto:.+@test\.recruit$/);

    await hers.goto(w.path("/dashboard"));
    await hers
      .locator("#introductions summary")
      .filter({ hasText: w("introductions.received.close") })
      .click();
    await hers.getByRole("button", { name: w("introductions.received.closeNow"), exact: true }).click();
    await expect(hers.getByText(w("introductions.state.closed"), { exact: true })).toBeVisible();
    await clubPage.reload();
    await expect(clubPage.getByText(lastName)).toHaveCount(0);
  });
}

test("a club with a plan sees portraits in the list of e-sport players, also when it is filtered; visitors see none", async ({
  another,
}) => {
  const w = wordsOf("ar");
  const [visitor, club] = [await another(), await another({ viewport: { width: 360, height: 780 } })];
  await signIn(club, w, "recruiter@demo.recruit", DEMO_PASSWORD);
  for (const path of ["/esport", "/esport?game=starcraft-2"]) {
    await visitor.goto(w.path(path));
    await expect(visitor.getByRole("main").getByRole("article").first()).toBeVisible();
    await expect(visitor.locator("main article img")).toHaveCount(0);
    await club.goto(w.path(path));
    await expect(club.locator("main article img").first()).toHaveJSProperty("naturalWidth", 320);
    expect((await club.locator("main article").first().boundingBox())?.height).toBeLessThanOrEqual(300);
    expect(await club.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  }
});
