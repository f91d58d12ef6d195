import { PgBoss } from "pg-boss";
import { ask } from "@/scripts/database.ts";
import { DEMO_PASSWORD } from "../../prisma/seed/accounts";
import { signIn } from "../support/browser/common-steps";
import { expect, test } from "../support/browser/journey";
import { openMailedLink } from "../support/browser/mailbox";
import { signUpAsPlayer } from "../support/browser/player-steps";
import type { Site } from "../support/browser/sites";
import { wordsOf } from "../support/browser/words";
import { randomWord } from "../support/factories/random-word";

for (const { locale, scripts } of [
  { locale: "fr", scripts: true },
  { locale: "ar", scripts: false },
] as const) {
  test(`the monthly e-mail about availability, its answer in one click, and what a club sees, in ${locale}, ${scripts ? "with" : "without"} scripts`, async ({
    another,
    site,
  }) => {
    const w = wordsOf(locale);
    const name = randomWord(6);
    const email = `ines-${name}@test.recruit`;
    const hers = await another({ javaScriptEnabled: scripts });
    await signUpAsPlayer(hers, w, { firstName: "Inès", lastName: `Roy ${name}`, email, sport: "handball" });
    const handle = await aMonthPasses(site, email);

    const anywhere = await another({ javaScriptEnabled: scripts });
    await openMailedLink(anywhere, site, email, "/availability/");
    await expect(anywhere.getByText(w("availability.state.unsaid"))).toBeVisible();
    await anywhere.getByRole("button", { name: w("availability.ask.own.from"), exact: true }).click();
    await expect(anywhere.getByText(w("errors.required")).first()).toBeVisible();
    await anywhere.getByRole("button", { name: w("availability.ask.own.available"), exact: true }).click();
    await expect(anywhere.getByRole("heading", { level: 1, name: w("availability.page.thanks") })).toBeVisible();
    await expect(anywhere.getByText(w("availability.state.free"))).toBeVisible();
    await expect(anywhere.getByRole("button", { name: w("availability.ask.own.available") })).toHaveCount(0);

    const club = await another({ javaScriptEnabled: scripts });
    await signIn(club, w, "recruiter@demo.recruit", DEMO_PASSWORD);
    await club.goto(w.path(`/players/${encodeURIComponent(handle)}`));
    await expect(club.getByText(w("availability.state.free"))).toBeVisible();

    await hers.goto(w.path("/dashboard"));
    await expect(hers.getByText(w("availability.state.free")).filter({ visible: true })).toBeVisible();
    await hers.getByRole("link", { name: w("dashboard.seeAsOthers") }).click();
    await expect(hers.getByText(w("contacts.asOthersSee.explanation.club"))).toBeVisible();
    await expect(hers.getByRole("heading", { level: 1, name: handle })).toBeVisible();
    await expect(hers.getByText(w("availability.state.free")).filter({ visible: true })).toBeVisible();
    await hers.getByRole("link", { name: w("contacts.asOthersSee.as.accepted"), exact: true }).click();
    await expect(hers.getByRole("heading", { level: 1, name: `Inès Roy ${name}` })).toBeVisible();
    await hers.getByRole("link", { name: w("contacts.asOthersSee.as.everyone"), exact: true }).click();
    await expect(hers.getByText(w("availability.state.free")).filter({ visible: true })).toHaveCount(0);
  });
}

/** Backdates the account, marks all others as just asked, and runs the monthly job; returns the handle. */
async function aMonthPasses({ databaseUrl }: Site, email: string): Promise<string> {
  const [player] = await ask(
    databaseUrl,
    `update players set created_at = created_at - interval '40 days' where email = '${email}' returning id, handle`,
  );
  await ask(
    databaseUrl,
    `insert into player_availability (player_id, asked_at) select id, now() from players where id <> '${player?.id}'
      on conflict (player_id) do update set asked_at = now()`,
  );
  const boss = new PgBoss({ connectionString: databaseUrl, max: 1, supervise: false, schedule: false });
  await boss.start();
  await boss.send("availability", {});
  await boss.stop({ graceful: false });
  return String(player?.handle);
}
