import { ask } from "@/scripts/database.ts";
import { DEMO_PASSWORD } from "../../prisma/seed/accounts";
import { signIn } from "../support/browser/common-steps";
import { expect, test } from "../support/browser/journey";
import { wordsOf } from "../support/browser/words";

test("towns have their names in the reader's language: of clubs, of offers and in the filter", async ({
  page,
  site,
}) => {
  const w = wordsOf("ar");
  const inLyon = async (sql: string) => String((await ask(site.databaseUrl, sql))[0]?.id);
  const club = await inLyon("select id from recruiters where city = 'Lyon' and country = 'FR' and status = 'verified'");
  const offer = await inLyon(
    "select id from sport_jobs where location_city = 'Lyon' and status = 'active' and recruiter_id is not null order by created_at",
  );
  const main = page.getByRole("main");
  for (const path of [`/recruiters/${club}`, `/sport-jobs/${offer}`]) {
    await page.goto(w.path(path));
    await expect(main.getByText("ليون").first()).toBeVisible();
  }
  await signIn(page, w, "recruiter@demo.recruit", DEMO_PASSWORD);
  await page.goto(w.path("/players?near=Sevilla,ES&km=50&panels=all"));
  const town = page.getByRole("textbox", { name: w("search.place.town") });
  await expect(town).toHaveValue("إشبيلية");
  await town.press("Enter");
  await expect(page).toHaveURL(/near=Sevilla(,|%2C)ES/);
});
