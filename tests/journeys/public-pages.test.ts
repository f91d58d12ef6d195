import { DEMO_PASSWORD } from "../../prisma/seed/accounts";
import { signIn } from "../support/browser/common-steps";
import { expect, test } from "../support/browser/journey";
import { wordsOf } from "../support/browser/words";

test.use({ expectedComplaints: /404|503|ERR_INTERNET_DISCONNECTED/ });

const isScript = (url: string) => /\.js(\?|$)/.test(url);

test("a public page brings no script until somebody touches it, and then loses nothing", { tag: "@core" }, async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on("request", (request) => isScript(request.url()) && scripts.push(request.url()));
  const cards = page.locator(".quilt.page a").filter({ visible: true });

  await page.goto("/sports", { waitUntil: "networkidle" });
  expect(scripts).toEqual([]);
  // Text typed before the scripts load is searched for once they have.
  await page.route(isScriptUrl, async (route) => {
    await typed;
    await route.continue();
  });
  let done = () => {};
  const typed = new Promise<void>((resolve) => {
    done = resolve;
  });
  await page.getByRole("searchbox", { name: wordsOf("en")("sports.search") }).pressSequentially("judo");
  done();
  await expect(cards).toHaveCount(1);
  expect(scripts.length).toBeGreaterThan(0);
});

test("on a phone a visitor sees players in the first two screens of the home page and of the players' page, which end within six screens", async ({
  another,
}) => {
  const w = wordsOf("fr");
  const screen = 740;
  const page = await another({ viewport: { width: 360, height: screen } });
  for (const path of ["/", "/players"]) {
    await page.goto(w.path(path));
    const second = await page.locator("article.player").nth(1).boundingBox();
    expect((second?.y ?? Number.POSITIVE_INFINITY) + (second?.height ?? 0), path).toBeLessThan(2 * screen);
    expect(await page.evaluate(() => document.documentElement.scrollHeight), path).toBeLessThanOrEqual(4_500);
  }
});

test("the steps for recruiters are one choice away on a phone, without scripts too", async ({ another }) => {
  const w = wordsOf("ar");
  const page = await another({ viewport: { width: 360, height: 740 }, javaScriptEnabled: false });
  await page.goto(w.path("/"));
  const step = page.getByText(w("home.steps.recruiters.one.name"), { exact: true });
  await expect(step).toBeHidden();
  await page.getByText(w("home.steps.recruiters.title"), { exact: true }).first().click();
  await expect(step).toBeVisible();
  await expect(page.getByText(w("home.steps.players.one.name"), { exact: true })).toBeHidden();
});

test("the first click on a button that needs its script is not lost", { tag: "@core" }, async ({ page }) => {
  await page.goto("/sports");
  await page.goto("/nothing-here");
  await page.getByRole("button", { name: wordsOf("en")("not-found.back") }).click();
  await expect(page).toHaveURL(/\/sports$/);
});

test("another language asks for the same, before the scripts are there and after, for visitors and members", async ({
  page,
}) => {
  const toArabic = async (path: string) => {
    await page.goto(path);
    await page.getByRole("button", { name: wordsOf("fr")("layout.language") }).click();
    await page.getByRole("link", { name: "العربية" }).filter({ visible: true }).click();
  };
  await toArabic("/fr/auth?next=%2Ffr%2Fmessages");
  await expect(page).toHaveURL(/\/ar\/auth\?next=%2Ffr%2Fmessages$/);
  await signIn(page, wordsOf("en"), "recruiter@demo.recruit", DEMO_PASSWORD);
  await toArabic("/fr/players?sport=judo");
  await expect(page).toHaveURL(/\/ar\/players\?sport=judo$/);
});

test("going back from an unknown address that was opened first leads to the home page", async ({ page }) => {
  await page.goto("/fr");
  const [tab] = await Promise.all([page.waitForEvent("popup"), page.evaluate(() => void open("/fr/rien-ici"))]);
  await tab.getByRole("button", { name: wordsOf("fr")("not-found.back") }).click();
  await expect(tab).toHaveURL(/\/fr$/);
});

test("an address nobody has is answered with words in its language, also without scripts", async ({ another }) => {
  const page = await another({ javaScriptEnabled: false });
  for (const [path, heading] of [
    ["/fr/rien-ici", wordsOf("fr")("not-found.title")],
    ["/ar/sports/nothing", wordsOf("ar")("sports.unknown")],
    ["/a/b/c", wordsOf("en")("not-found.title")],
    ["/picture.png", wordsOf("en")("not-found.title")],
  ] as const) {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    await expect(page.getByRole("navigation").first()).toBeVisible();
  }
});

test("without a network the browser says so, in the reader's language", { tag: "@core" }, async ({ another }) => {
  const page = await another({ serviceWorkers: "allow" });
  await page.goto("/fr/sports");
  await page.evaluate(() => caches.open("what an older build kept"));
  await page.keyboard.press("Shift");
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([expect.stringMatching(/^recruit \w+$/)]);
  await page.context().setOffline(true);
  await page.goto("/fr/pricing");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(wordsOf("fr")("ui.offline"));
  await expect(page.getByRole("navigation").first()).toBeVisible();
});

test("nothing a visitor sends is in what the next one is given", async ({ request }) => {
  const plain = await (await request.get("/fr/sports")).text();
  const odd = {
    "x-forwarded-host": "evil.example",
    "x-forwarded-proto": "javascript",
    "x-original-url": "/admin",
    "x-rewrite-url": "/admin",
    "x-middleware-rewrite": "/admin",
    "x-middleware-subrequest": "middleware",
    "accept-language": "ar",
    "next-url": "/admin",
    "x-nextjs-data": "1",
    "x-invoke-path": "/admin",
    host: "evil.example",
    cookie: 'access=someone; refresh=someone; NEXT_LOCALE=es; who=admin"><script>',
    "user-agent": "Bingbot",
    range: "bytes=0-10",
  };
  for (const [name, value] of Object.entries(odd)) {
    await request.get("/fr/sports", { headers: { [name]: value } });
    await request.get("/fr/sports", { headers: { [name]: value, rsc: "1" } });
    await request.get(`/fr/sports?_rsc=${name}`, { headers: { [name]: value } });
    expect(await (await request.get("/fr/sports")).text(), name).toBe(plain);
  }
});

test("a signed-in user's page names the role without scripts, and no shared cache may store it", {
  tag: "@core",
}, async ({ another, request }) => {
  const page = await another();
  await signIn(page, wordsOf("en"), "player@demo.recruit", DEMO_PASSWORD);
  const answer = await page.request.get("/sports");
  expect(await answer.text()).toContain('<html data-who="player"');
  expect(answer.headers()["cache-control"]).toBe("private, no-cache");
  const response = await request.get("/sports");
  expect(await response.text()).not.toContain("data-who=");
  expect(response.headers()["cache-control"]).toBe("public, max-age=0, must-revalidate");
});

for (const [personName, step] of [
  ["player", "dashboard"],
  ["recruiter", "find"],
  ["parent", "dashboard"],
] as const)
  test(`public pages lead a ${personName} on, and offer no account to somebody who has one`, async ({ another }) => {
    const w = wordsOf("fr");
    const page = await another({ javaScriptEnabled: false });
    await signIn(page, w, `${personName}@demo.recruit`, DEMO_PASSWORD);
    const open = (path: string) => page.goto(w.path(path));
    await open("/");
    const onward = page.locator("main").getByRole("link", { name: w(`layout.next.${step}`), exact: true });
    await expect(onward.filter({ visible: true }).first()).toBeVisible();
    for (const path of ["/", "/how-it-works", "/sports/judo", "/recruiters", "/pricing", "/news"]) {
      await open(path);
      const messages = page.getByRole("banner").getByRole("link", { name: w("layout.member.messages"), exact: true });
      await expect(messages.filter({ visible: true })).toHaveCount(1);
      await expect(page.locator('a[href*="/auth"]').filter({ visible: true })).toHaveCount(0);
    }
  });

test("a browser that has the page gets a 304 without a body", async ({ request }) => {
  const { etag = "" } = (await request.get("/sports")).headers();
  const again = await request.get("/sports", { headers: { "if-none-match": etag } });
  expect([again.status(), (await again.body()).length]).toEqual([304, 0]);
});

const isScriptUrl = (url: URL) => isScript(url.href);
