import { Client } from "pg";
import { DEMO_PASSWORD } from "../../prisma/seed/accounts";
import { signIn, toastSaying } from "../support/browser/common-steps";
import { expect, test } from "../support/browser/journey";
import { wordsOf } from "../support/browser/words";

const w = wordsOf("fr");
const today = new Date().toISOString().slice(0, 10);

/** An adult of the demo club's pipeline whose identity it knows and who has signed nothing, in the column of contracts. */
async function aSignedPlayer(databaseUrl: string) {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ match: string; email: string; name: string }>(
    `update matches set status = 'contract' where id = (
       select m.id from matches m join recruiters r on r.id = m.recruiter_id join players p on p.id = m.player_id
       where r.email = 'recruiter@demo.recruit' and m.stands and p.birth_date < now() - interval '19 years'
         and exists (select from disclosures d
           where d.recruiter_id = r.id and d.player_id = p.id and d.closed_at is null)
         and not exists (select from contracts c where c.recruiter_id = r.id and c.player_id = p.id)
       order by m.id limit 1)
     returning id as match, (select u.email from players p join users u on u.id = p.user_id where p.id = player_id),
       (select full_name from players where id = player_id) as name`,
  );
  await client.end();
  const [player] = rows;
  if (!player) throw new Error("the demo club knows nobody who may sign");
  return player;
}

test("a club declares a contract, the player confirms it, and the owner pays the commission by card", async ({
  page,
  another,
  site,
}) => {
  const signed = await aSignedPlayer(site.databaseUrl);
  await signIn(page, w, "recruiter@demo.recruit", DEMO_PASSWORD);
  const contract = w.path(`/dashboard/contracts/${signed.match}`);
  await page.goto(contract);
  await expect(page.getByText(/commission de 20\s%/)).toBeVisible();
  await page.getByLabel(w("contracts.form.total"), { exact: true }).fill("30 000");
  await page.getByLabel(w("contracts.form.signedOn"), { exact: true }).fill(today);
  await page.getByLabel(w("contracts.form.country"), { exact: true }).fill("Espagne");
  await page.getByRole("button", { name: w("contracts.form.send"), exact: true }).click();
  await expect(page.getByText(w("contracts.recorded.waiting"))).toBeVisible();

  const player = await another();
  await signIn(player, w, signed.email, DEMO_PASSWORD);
  await player.goto(w.path("/dashboard"));
  await player.getByRole("button", { name: w("contracts.answer.confirm"), exact: true }).click();
  await expect(toastSaying(player, w("toasts.requestAnswered"))).toBeVisible();

  await page.goto(contract);
  const state = (name: string) => page.getByText(w(`billing.commission.state.${name}`), { exact: true });
  await expect(state("due")).toBeVisible();
  const pay = page.getByRole("button", { name: /^Payer 6\s000/ });
  await pay.click();
  await expect(page.getByRole("heading", { name: w("local.checkout.payTitle") })).toBeVisible();
  await page.getByRole("button", { name: /^Payer 6\s000/ }).click();

  await expect(page).toHaveURL(/\/dashboard\/budget#commissions$/);
  await expect(toastSaying(page, w("toasts.commissionPaid"))).toBeVisible();
  const commissions = page.getByRole("region", { name: w("billing.commission.title") });
  const paid = commissions.getByRole("listitem").filter({ hasText: signed.name });
  await expect(paid.getByText(w("billing.commission.state.paid"), { exact: true })).toBeVisible();
  await page.goto(contract);
  await expect(state("paid")).toBeVisible();
  await expect(pay).toHaveCount(0);
});
