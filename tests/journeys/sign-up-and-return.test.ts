import { newAddress } from "../support/browser/account-steps";
import { expect, test } from "../support/browser/journey";
import { signUpAsMinor } from "../support/browser/player-steps";
import { wordsOf } from "../support/browser/words";

const w = wordsOf("fr");
const going = "/player-signup?next=%2Fevents%3Fsport%3Djudo";

for (const scripts of [true, false]) {
  test(`the return address survives an error and a minor's sign-up, ${scripts ? "with" : "without"} scripts`, async ({
    another,
  }) => {
    const page = await another({ javaScriptEnabled: scripts });
    await page.goto(w.path(going));
    await expect(page.locator(`main a[href="${w.path("/auth?next=%2Fevents%3Fsport%3Djudo")}"]`)).toBeVisible();
    await page.getByRole("button", { name: w("players.join"), exact: true }).click();
    await expect(page.getByRole("alert").first()).toBeVisible();
    await signUpAsMinor(
      page,
      w,
      {
        firstName: "Awa",
        lastName: "Sy",
        email: newAddress(),
        sport: "judo",
        birthDate: `${new Date().getUTCFullYear() - 16}-01-01`,
        guardianName: "Mona Sy",
        guardianEmail: newAddress(),
      },
      null,
    );
    await page.getByRole("link", { name: w("players.joined.goOn"), exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${w.path("/events")}\\?sport=judo`));
  });
}

test("a visitor without an account signs up and is still led to the page they wanted, without scripts", async ({
  another,
}) => {
  const page = await another({ javaScriptEnabled: false });
  await page.goto(w.path("/auth?next=%2Fsport-jobs%2Fnew"));
  const ways = page.getByRole("navigation", { name: w("accounts.tabs"), exact: true });
  await ways.getByRole("link", { name: w("accounts.signUp.tab"), exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`${w.path("/auth/signup")}\\?next=%2Fsport-jobs%2Fnew$`));
});

test("from the page of a sport a player signs up with the sport chosen", async ({ another }) => {
  const page = await another({ viewport: { width: 360, height: 740 } });
  await page.goto(w.path("/sports/handball"));
  await page
    .getByRole("main")
    .getByRole("link", { name: w("sports.waysIn.play.step") })
    .first()
    .click();
  await expect(page.locator("select[name=primarySport]")).toHaveValue("handball");
});

test("from the page of a sport a club signs up with the sport chosen", async ({ another }) => {
  const page = await another({ viewport: { width: 360, height: 740 } });
  await page.goto(w.path("/sports/handball"));
  await page
    .getByRole("main")
    .getByRole("link", { name: w("sports.waysIn.recruit.step") })
    .first()
    .click();
  await expect(page.locator("input[name=interestedSports]:checked")).toHaveValue("handball");
});

test("somebody who posts a vacancy signs up as a club, without scripts", async ({ another }) => {
  const page = await another({ javaScriptEnabled: false });
  await page.goto(w.path("/sport-jobs/new?kind=vacancy"));
  await page
    .getByRole("main")
    .getByRole("link", { name: w("jobs.form.signIn"), exact: true })
    .click();
  const ways = page.getByRole("navigation", { name: w("accounts.tabs"), exact: true });
  await ways.getByRole("link", { name: w("accounts.signUp.tab"), exact: true }).click();
  await expect(page.locator("input[name=role][value=recruiter]")).toBeChecked();
});

for (const scripts of [true, false]) {
  test(`a parent account is preselected, with the sport, in another language and after an error, ${scripts ? "with" : "without"} scripts`, async ({
    another,
  }) => {
    const page = await another({ javaScriptEnabled: scripts });
    const parent = page.locator("input[name=role][value=guardian]");
    await page.goto(w.path("/sports/handball"));
    await page
      .getByRole("main")
      .getByRole("link", { name: w("sports.waysIn.child.step") })
      .first()
      .click();
    await expect(parent).toBeChecked();
    await page.getByRole("button", { name: w("accounts.signUp.submit"), exact: true }).click();
    await expect(page.getByRole("alert").first()).toBeVisible();
    await expect(parent).toBeChecked();
    await page.locator("button[popovertarget=languages]").first().click();
    await page.locator("#languages a[hreflang=es]").click();
    await expect(page).toHaveURL(/\/es\/auth\/signup\?next=/);
    await expect(parent).toBeChecked();
    await page.locator("input[name=fullName]").fill("Omar Sy");
    await page.locator("input[name=email]").fill(newAddress());
    await page.locator("input[name=password]").fill("a-long-password");
    await page.getByRole("button", { name: wordsOf("es")("accounts.signUp.submit"), exact: true }).click();
    await expect(page).toHaveURL(/\/es\/guardian\/new\?sport=handball$/);
    await expect(page.locator("select[name=primarySport]")).toHaveValue("handball");
  });
}

test("somebody who applies for a job signs up as a sports professional, without scripts", async ({ another }) => {
  const page = await another({ javaScriptEnabled: false });
  await page.goto(w.path("/auth?next=%2Fsport-jobs%2Fnew"));
  const ways = page.getByRole("navigation", { name: w("accounts.tabs"), exact: true });
  await ways.getByRole("link", { name: w("accounts.signUp.tab"), exact: true }).click();
  await expect(page.locator("input[name=role][value=job_seeker]")).toBeChecked();
});

test("without scripts the sport of a sign-up form stays in another language", async ({ another }) => {
  const page = await another({ javaScriptEnabled: false });
  await page.goto(w.path("/player-signup?sport=handball"));
  await page.locator("button[popovertarget=languages]").filter({ visible: true }).first().click();
  await page.locator("#languages a[hreflang=es]").click();
  await expect(page).toHaveURL(/\/es\/player-signup\?sport=handball$/);
  await expect(page.locator("select[name=primarySport]")).toHaveValue("handball");
});

test("no account is preselected by the name of a property that every object has", async ({ request }) => {
  for (const section of ["constructor", "toString", "__proto__"])
    expect((await request.get(`/auth/signup/by/${section}`)).status(), section).toBe(404);
});
