import { randomUUID } from "node:crypto";
import { DEMO_PASSWORD } from "../../prisma/seed/accounts";
import { signIn, verify } from "../support/browser/common-steps";
import { countActs } from "../support/browser/count-acts";
import { expect, test } from "../support/browser/journey";
import { signUpAsRecruiter, takeTrial } from "../support/browser/recruiter-steps";
import { wordsOf } from "../support/browser/words";
import { randomWord } from "../support/factories/random-word";
import { everything } from "../support/inspect/sweep";

/** From the need to the third request. */
const mostActs = 25;
const [screen, phone] = [
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
];
const need = { en: "three left-footed wing-backs under 21", ar: "ثلاثة أظهرة أجنحة يلعبون بالقدم اليسرى تحت 21 سنة" };

/** Each language and each screen once; in the full matrix every combination. */
const ways = [
  { locale: "en", viewport: screen },
  { locale: "ar", viewport: phone },
  ...(everything ? [{ locale: "en", viewport: phone } as const, { locale: "ar", viewport: screen } as const] : []),
] as const;

for (const { locale, viewport } of ways) {
  test(`from three players in words to three requests sent, in ${locale}, ${viewport.width} wide`, async ({
    another,
  }) => {
    const w = wordsOf(locale);
    const club = { name: `AS Ligne ${randomWord(6)}`, email: `scout-${randomUUID()}@test.recruit` };
    const [page, office] = [await another({ viewport }), await another()];
    await signUpAsRecruiter(page, w, club);
    await signIn(office, w, "admin@demo.recruit", DEMO_PASSWORD);
    await verify(office, w, club.name);
    await takeTrial(page, w);

    await page.goto(w.path("/players"));
    const scout = countActs(page);
    await scout.fill(page.getByLabel(w("search.need.label"), { exact: true }), need[locale]);
    await scout.key("Enter");
    await expect(page).toHaveURL(/ageMax=20/);
    const playerLinks = page.getByRole("table", { name: w("search.rows.caption") }).getByRole("link");
    const names = (await playerLinks.allTextContents()).slice(0, 3);
    expect(names).toHaveLength(3);
    await scout.press(playerLinks.first());
    for (const [index, name] of names.entries()) {
      await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
      await scout.fill(page.getByLabel(w("contacts.ask.message")), "Come and train with us on Thursday.");
      await scout.press(page.getByRole("button", { name: w("contacts.ask.send"), exact: true }));
      await expect(page.getByRole("heading", { name: w("contacts.sentRequest.title") })).toBeVisible();
      const next = names[index + 1];
      if (next) await scout.press(page.getByRole("link", { name: `${w("search.player.after")} ${next}` }));
    }
    expect(scout.acts()).toBeLessThanOrEqual(mostActs);
    await page.goto(w.path("/dashboard/contacts"));
    for (const name of names) await expect(page.getByText(name).filter({ visible: true }).first()).toBeVisible();
  });
}
