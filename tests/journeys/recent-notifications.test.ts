import { ask } from "@/scripts/database.ts";
import { newAddress } from "../support/browser/account-steps";
import { expect, test } from "../support/browser/journey";
import { signUpAsPlayer } from "../support/browser/player-steps";
import { wordsOf } from "../support/browser/words";

const aRejectedDocumentOf = (email: string) => `
  insert into notifications (user_id, kind, link) select id, 'rejected', '/player-signup#identity-check'
  from users where email = '${email}'`;

for (const scripts of [true, false]) {
  test(`a recent notification leads to the page it names, and is read then, ${scripts ? "with" : "without"} scripts`, async ({
    another,
    site,
  }) => {
    const w = wordsOf("fr");
    const email = newAddress();
    const page = await another({ javaScriptEnabled: scripts });
    await signUpAsPlayer(page, w, { firstName: "Nadia", lastName: "Ferrer", email, sport: "judo" });
    await ask(site.databaseUrl, aRejectedDocumentOf(email));
    await page.goto(w.path("/dashboard"));
    const recent = page.getByRole("region", { name: w("dashboard.recentNotifications") });
    await expect(recent.locator("li[data-new]")).toHaveCount(1);
    await recent.getByRole("button", { name: w("notifications.story.rejected.title") }).click();
    await expect(page).toHaveURL(new RegExp(`${w.path("/player-signup")}#identity-check$`));
    await page.goto(w.path("/dashboard"));
    await expect(recent.getByRole("button", { name: w("notifications.story.rejected.title") })).toBeVisible();
    await expect(recent.locator("li[data-new]")).toHaveCount(0);
    await recent.getByRole("link", { name: w("notifications.all") }).click();
    await expect(page).toHaveURL(new RegExp(`${w.path("/notifications")}$`));
  });
}
