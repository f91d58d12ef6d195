import { DEMO_PASSWORD } from "../../prisma/seed/accounts";
import { signIn, verify, write } from "../support/browser/common-steps";
import { expect, test } from "../support/browser/journey";
import { acceptRequest, signUpAsPlayer } from "../support/browser/player-steps";
import { askForContact, openNewestPlayer, signUpAsRecruiter, takeTrial } from "../support/browser/recruiter-steps";
import { wordsOf } from "../support/browser/words";
import { randomWord } from "../support/factories/random-word";
import { everything } from "../support/inspect/sweep";

const zoneNamed = /GMT|UTC|غرينتش/;

/** Each language, and with and without scripts, once; in the full matrix every combination. */
const ways = [
  { locale: "fr", scripts: true },
  { locale: "ar", scripts: false },
  ...(everything ? [{ locale: "ar", scripts: true } as const, { locale: "fr", scripts: false } as const] : []),
] as const;

for (const { locale, scripts } of ways) {
  test(`a recruiter finds a player and they talk, in ${locale}, ${scripts ? "the bell ringing live" : "without scripts"}`, {
    tag: scripts ? "@core" : [],
  }, async ({ another }) => {
    const w = wordsOf(locale);
    const name = randomWord(6);
    const club = { name: `AS Plaine ${name}`, email: `club-${name}@test.recruit` };
    const player = {
      firstName: "Awa",
      lastName: `Sarr ${name}`,
      email: `awa-${name}@test.recruit`,
      sport: "judo" as const,
    };
    const [hers, clubPage, office] = [
      await another({ javaScriptEnabled: scripts }),
      await another({ javaScriptEnabled: scripts }),
      await another({ javaScriptEnabled: scripts }),
    ];

    await signUpAsPlayer(hers, w, player);
    await signUpAsRecruiter(clubPage, w, club);
    await signIn(office, w, "admin@demo.recruit", DEMO_PASSWORD);
    await verify(office, w, club.name);
    await takeTrial(clubPage, w);

    const handle = await openNewestPlayer(clubPage, w, player.sport);
    await expect(clubPage.getByText(player.lastName)).toHaveCount(0);
    await hers.goto(w.path("/dashboard"));
    await askForContact(clubPage, w, "We would like to see you at training on Thursday.");

    const notificationTitle = w("notifications.story.requested.title", { organization: club.name });
    if (scripts) await expect(hers.getByText(notificationTitle).filter({ visible: true }).first()).toBeVisible();
    await acceptRequest(hers, w, club.name);

    if (scripts) await expect(clubPage.getByRole("heading", { level: 1, name: player.lastName })).toBeVisible();
    else await clubPage.reload();
    await expect(
      clubPage.getByRole("heading", { level: 1, name: `${player.firstName} ${player.lastName}` }),
    ).toBeVisible();
    await expect(clubPage.getByText(handle).filter({ visible: true }).first()).toBeVisible();
    await clubPage.getByRole("link", { name: w("contacts.identity.write") }).click();
    await write(clubPage, w, "Thursday at six, the main hall?");

    await hers.getByRole("link", { name: w("contacts.received.conversation") }).click();
    await expect(hers.getByText("Thursday at six, the main hall?").last()).toBeVisible();
    await write(hers, w, "I will be there.");
    if (!scripts) await clubPage.reload();
    await expect(clubPage.getByText("I will be there.").filter({ visible: true }).first()).toBeVisible();
    const time = clubPage.locator(".mail-thread time").first();
    if (scripts) await expect(time).not.toHaveText(zoneNamed);
    else await expect(time).toHaveText(zoneNamed);

    await hers.goto(w.path("/dashboard"));
    await hers
      .getByRole("region", { name: w("dashboard.recentNotifications") })
      .getByRole("button", { name: w("notifications.story.message.title", { sender: club.name }) })
      .click();
    await expect(hers.getByText("Thursday at six, the main hall?").last()).toBeVisible();

    await hers
      .locator("summary")
      .filter({ hasText: w("messages.block.title") })
      .click();
    await hers.getByRole("button", { name: w("messages.block.set", { name: club.name }) }).click();
    await expect(hers.getByText(w("messages.blockedByMe"))).toBeVisible();
    await clubPage.reload();
    await expect(clubPage.getByText(w("messages.blocked"))).toBeVisible();
    await hers.getByRole("button", { name: w("messages.block.lift", { name: club.name }) }).click();
    await expect(hers.getByLabel(w("messages.content"))).toBeVisible();
    await clubPage.reload();

    await hers.goto(w.path("/dashboard"));
    await hers.getByRole("link", { name: w("contacts.seen.title"), exact: true }).click();
    await hers
      .locator("#seen summary")
      .filter({ hasText: w("contacts.seen.close") })
      .click();
    await hers.getByRole("button", { name: w("contacts.seen.closeNow") }).click();
    await expect(hers.locator("#seen").getByText(w("contacts.seen.closedByPlayer"))).toBeVisible();
    await expect(hers.getByRole("button", { name: w("contacts.seen.closeNow") })).toHaveCount(0);
    if (!scripts) await clubPage.reload();
    await expect(clubPage.getByRole("heading", { name: w("messages.with", { name: handle }) })).toBeVisible();
    await expect(clubPage.getByText(player.lastName).filter({ visible: true })).toHaveCount(0);
  });
}
