import { isoIn } from "@/lib/platform/i18n/zone";
import { ask } from "@/scripts/database";
import { DEMO_PASSWORD } from "../../prisma/seed/accounts";
import { signIn } from "../support/browser/common-steps";
import { expect, test } from "../support/browser/journey";
import { wordsOf } from "../support/browser/words";
import { randomWord } from "../support/factories/random-word";

const zone = "Europe/Paris";

test("a club announces an event, confirms a player, sees them arrive on an Arabic phone without scripts and records a result", async ({
  another,
  site,
}) => {
  const [w, ar] = [wordsOf("fr"), wordsOf("ar")];
  const title = `Essai ${randomWord(6)}`;
  const [club, player] = [await another(), await another()];

  await signIn(club, w, "recruiter@demo.recruit", DEMO_PASSWORD);
  await club.goto(w.path("/dashboard/events/new"));
  const form = club.locator("form#event");
  await form.getByLabel(w("events.form.title")).fill(title);
  await form.getByLabel(w("events.form.type")).selectOption("tryout");
  await form.getByLabel(w("events.form.sport"), { exact: false }).first().selectOption("football");
  await form.getByLabel(w("events.form.description")).fill("Deux matchs, puis un entretien.");
  await form.getByLabel(w("events.form.location")).fill("Stade des Tuiliers, Lyon");
  await form.getByLabel(w("events.form.start")).fill(isoIn(zone, new Date(Date.now() + 20 * 3_600_000)).slice(0, 16));
  await form.getByLabel(w("events.form.timeZone")).selectOption(zone);
  await form.getByRole("button", { name: w("events.form.keepDraft") }).click();

  await expect(club.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect(club.getByText(w("events.organizer.states.draft"), { exact: true })).toBeVisible();
  const id = new URL(club.url()).pathname.split("/").at(-1) ?? "";
  await club.getByRole("button", { name: w("events.organizer.publish") }).click();
  await expect(club.getByText(w("events.organizer.states.upcoming"), { exact: true })).toBeVisible();

  await signIn(player, w, "player@demo.recruit", DEMO_PASSWORD);
  await player.goto(w.path(`/events/${id}`));
  await player.getByRole("button", { name: w("events.registration.submit"), exact: true }).click();
  await expect(player.getByText(w("events.state.pending"), { exact: true })).toBeVisible();

  await club.reload();
  await club.getByRole("checkbox").check();
  await club.getByRole("button", { name: w("events.organizer.answer.confirm") }).click();
  await expect(club.getByRole("table").getByText(w("events.state.confirmed"))).toBeVisible();

  const phone = await another({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });
  await signIn(phone, ar, "recruiter@demo.recruit", DEMO_PASSWORD);
  await phone.goto(ar.path(`/dashboard/events/${id}/day`));
  await phone.locator("#expected").getByRole("button").click();
  await expect(phone.getByText(ar("events.day.allThere"))).toBeVisible();
  await expect(phone.getByText(ar("events.day.arrived", { count: 1 }))).toBeVisible();

  await ask(site.databaseUrl, `update sport_events set start_date = now() - interval '1 hour' where id = '${id}'`);
  await club.goto(w.path(`/dashboard/events/${id}/day`));
  await club.getByLabel(w("events.results.ownWords"), { exact: false }).fill("Sprint 30 m");
  await club.getByLabel(w("events.results.unit"), { exact: false }).first().fill("s");
  await club.locator('input[name^="value."]').fill("4,02");
  await club.locator('input[name^="place."]').fill("1");
  await club.getByRole("button", { name: w("events.results.save") }).click();
  await expect(club.locator("#results").getByText("4,02 s")).toBeVisible();

  await player.goto(w.path("/player-signup#facts"));
  await expect(player.locator("#facts").getByText("4,02 s")).toBeVisible();
  await expect(player.locator("#facts").getByText(w("players.grade.event")).first()).toBeVisible();
});
