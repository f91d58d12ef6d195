import { randomUUID } from "node:crypto";
import { ask } from "@/scripts/database.ts";
import { DEMO_PASSWORD } from "../../prisma/seed/accounts";
import { signIn, toastSaying } from "../support/browser/common-steps";
import { countActs } from "../support/browser/count-acts";
import { expect, test } from "../support/browser/journey";
import { openNewestPlayer } from "../support/browser/recruiter-steps";
import { wordsOf } from "../support/browser/words";

const phone = { width: 360, height: 740 };

test("from a sport's page to a profile that clubs find, on a phone, in at most 15 acts", async ({ another, site }) => {
  const w = wordsOf("es");
  const page = await another({ viewport: phone });
  const email = `${randomUUID()}@journey.recruit`;
  await page.goto(w.path("/sports/rugby"));
  const { fill, choose, check, press, acts } = countActs(page);
  const field = (key: string, namespace = "players.field") =>
    page.getByLabel(w(`${namespace}.${key}`), { exact: true }).first();

  await press(page.getByRole("link", { name: w("sports.waysIn.play.step") }).first());
  await expect(field("primarySport")).toHaveValue("rugby");
  await fill(field("email", "common"), email);
  await fill(page.locator("input[name=password]"), "a-long-password");
  await fill(field("firstName"), "Iker");
  await fill(field("lastName"), "Otxoa");
  await fill(field("birthDate"), "2000-02-09");
  await fill(field("nationality"), "España");
  await fill(field("city"), "Bilbao");
  await expect(field("country")).toHaveValue("España");
  await choose(field("positionOrCategory", "common"), "rugby.hooker");
  await choose(field("level", "common"), "semi_pro");
  await fill(field("experience"), "Seis temporadas.");
  await fill(field("phone", "common"), "+34 612 34 56 78");
  await check(page.locator("input[name=terms]"));
  await check(page.locator("input[name=imageRights]"));
  await press(page.getByRole("button", { name: w("players.join"), exact: true }));
  await expect(page).toHaveURL(/-signup\/next$/);
  expect(acts()).toBeLessThanOrEqual(15);
  await expect(page.getByRole("link", { name: w("attributes.form.fill"), exact: true })).toBeInViewport();
  await expect(page.getByText(w("accounts.own.address.unconfirmedHint"))).toBeVisible();
  await page.goto(w.path("/dashboard"));
  await expect(page.getByText(w("accounts.own.address.reminder"))).toBeVisible();
  const headings = await page.getByRole("heading", { level: 2 }).allTextContents();
  expect(headings).toContain(w("dashboard.myProfile"));
  expect(headings.indexOf(w("dashboard.myProfile"))).toBeLessThan(headings.indexOf(w("dashboard.performances")));
  await expect(page.getByRole("heading", { name: w("dashboard.clubsSee.title"), exact: true })).toBeVisible();
  await expect(page.getByText(w("dashboard.unranked"), { exact: true })).toBeHidden();
  await page.getByRole("button", { name: w("accounts.own.address.sendAgain"), exact: true }).click();
  await expect(toastSaying(page, w("toasts.linkMailed"))).toBeVisible();

  const [player] = await ask(
    site.databaseUrl,
    `select handle from players join users on users.id = players.user_id where users.email = '${email}'`,
  );
  const recruiter = await another();
  await signIn(recruiter, w, "recruiter@demo.recruit", DEMO_PASSWORD);
  expect(await openNewestPlayer(recruiter, w, "rugby")).toBe(player?.handle);
});

test("a request is answered in one act, and a message is sent in two", async ({ another, site }) => {
  const w = wordsOf("es");
  const [request] = await ask(
    site.databaseUrl,
    `select u.email, r.organization_name from contact_requests c
     join players p on p.id = c.player_id join users u on u.id = p.user_id join recruiters r on r.id = c.recruiter_id
     where c.status = 'pending' and p.birth_date < now() - interval '20 years'
       and (select count(*) from contact_requests o where o.player_id = p.id and o.status = 'pending') = 1
     order by c.created_at desc limit 1`,
  );
  const page = await another({ viewport: phone });
  await signIn(page, w, String(request?.email), DEMO_PASSWORD);
  await page.goto(w.path("/dashboard"));
  const answer = countActs(page);
  await answer.press(page.getByRole("button", { name: w("contacts.answer.accept"), exact: true }));
  const conversation = page.getByRole("link", { name: w("contacts.received.conversation") }).first();
  await expect(conversation).toBeVisible();
  expect(answer.acts()).toBe(1);

  await conversation.click();
  const message = countActs(page);
  await message.fill(page.getByLabel(w("messages.content")), "El jueves puedo.");
  await message.press(page.getByRole("button", { name: w("messages.send"), exact: true }));
  await expect(page.getByRole("listitem").filter({ hasText: "El jueves puedo.", visible: true }).last()).toBeVisible();
  expect(message.acts()).toBe(2);
});
