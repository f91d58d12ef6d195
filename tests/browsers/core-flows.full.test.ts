import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DEMO_PASSWORD } from "@/prisma/seed/accounts";
import { startApp } from "@/scripts/app-under-test.ts";
import { ask } from "@/scripts/database.ts";
import { throwAwayFolder } from "@/scripts/throw-away.ts";
import { wordsOf } from "../support/browser/words";
import type { Driver } from "../support/webdriver/driver";
import { otherBrowsers } from "../support/webdriver/other-browsers";
import { signIn, visitorOf } from "../support/webdriver/visitor";
import { withoutScripts } from "../support/webdriver/without-scripts";

const club = "AS Rhône-Nord";
/** Each asks a player of its own sport. */
const sports = ["judo", "handball"];
const browsers = otherBrowsers.map((browser, index) => ({ ...browser, sport: sports[index] }));

const folder = throwAwayFolder();
let site: { url: string; databaseUrl: string; stop?: () => Promise<void> };

beforeAll(async () => {
  if (!otherBrowsers.some(({ open }) => open)) return;
  const { APP_URL: url, DATABASE_URL: databaseUrl = "" } = process.env;
  site = url ? { url, databaseUrl } : await startApp(folder.path);
});
afterAll(async () => {
  await site?.stop?.();
  folder.remove();
});

describe.each(browsers)("$name", ({ open, sport }) => {
  let driver: Driver;
  beforeAll(async () => {
    if (open) driver = await open();
  });
  afterAll(() => driver?.close());

  const [en, ar] = [wordsOf("en"), wordsOf("ar")];
  const english = () => visitorOf(driver, en, site.url);
  /** Leaves the page first, which would miss its session, and repeats this when a late answer has set the cookies again. */
  const signOut = () => {
    const visitor = english();
    return visitor.until("still signed in", async () => {
      await driver.goto(`${site.url}/robots.txt`);
      await driver.forgetCookies();
      await driver.goto(`${site.url}/auth`);
      return visitor.evaluate(() => location.pathname === "/auth");
    });
  };
  const as = async (email: string) => {
    await signOut();
    const visitor = english();
    await signIn(visitor, en, email, DEMO_PASSWORD);
    return visitor;
  };

  test.skipIf(!open)("a club searches and asks, the player answers, both write", async () => {
    const recruiter = await as("recruiter@demo.recruit");
    await recruiter.open(`/players?sport=${sport}&ageMin=18`);
    // Firefox cancels what a page was fetching when a form leaves it, and Next answers that by loading the page again.
    await recruiter.until("no scripts", () =>
      recruiter.evaluate(() => {
        const box = document.querySelector("#need") ?? {};
        return Object.keys(box).some((key) => key.startsWith("__react"));
      }),
    );
    await recruiter.fill(en("search.need.label"), "under 30");
    await recruiter.enter();
    await recruiter.isAt("ageMax=29");
    const drawings = await recruiter.evaluate(() =>
      [...document.querySelectorAll("[data-row] .thumb")].map((thumb) => {
        const { height = 0 } = thumb.querySelector("svg")?.getBoundingClientRect() ?? {};
        return Math.abs(height - thumb.getBoundingClientRect().height);
      }),
    );
    expect(drawings.length).toBeGreaterThan(2);
    expect(Math.max(...drawings)).toBeLessThan(2);

    const [player] = await ask(
      site.databaseUrl,
      `select p.id, p.handle, u.email from players p join users u on u.id = p.user_id
       where p.primary_sport = '${sport}' and p.status = 'listed' and p.birth_date < now() - interval '20 years'
         and p.id not in (select player_id from contact_requests) order by p.handle limit 1`,
    );
    await ask(
      site.databaseUrl,
      `insert into credits (recruiter_id, source, state, payment_id)
       select id, 'purchase', 'free', 'pi_${sport}' from recruiters where organization_name = '${club}'`,
    );
    await recruiter.open(`/players/${player?.id}`);
    await recruiter.fill(en("contacts.ask.message"), "Come and train with us on Thursday.");
    await recruiter.pressButton(en("contacts.ask.send"));
    await recruiter.sees(en("contacts.sentRequest.title"));

    const athlete = await as(String(player?.email));
    await athlete.open("/dashboard");
    await athlete.sees(club);
    await athlete.pressButton(en("contacts.answer.accept"));
    await athlete.pressLink(en("contacts.received.conversation"));
    await athlete.fill(en("messages.content"), "I will be there.");
    await athlete.pressButton(en("messages.send"));
    await athlete.until("the message is not sent", () =>
      athlete.evaluate(() =>
        [...document.querySelectorAll("li")].some((item) => item.textContent.includes("be there")),
      ),
    );

    const [message] = await ask(site.databaseUrl, "select id from messages order by created_at desc limit 1");
    const reader = await as("recruiter@demo.recruit");
    await reader.open(`/messages?message=${message?.id}`);
    await reader.sees("I will be there.");
    const share = await reader.until("no dialog", () =>
      reader.evaluate(() => {
        const dialog = document.querySelector("dialog[open]")?.getBoundingClientRect();
        return dialog && dialog.height / innerHeight;
      }),
    );
    expect(share, "a dialog is as high as its content").toBeLessThan(0.6);
    expect(driver.errors.join("\n")).toBe("");
  });

  test.skipIf(!open)("links in running text are underlined", async () => {
    await signOut();
    const visitor = english();
    await visitor.open("/auth");
    await visitor.sees(en("accounts.forgot.link"));
    const lines = await visitor.evaluate(() =>
      [...document.querySelectorAll("main p a")].map((link) => getComputedStyle(link).textDecorationLine),
    );
    expect(lines.length).toBeGreaterThan(0);
    expect(new Set(lines)).toEqual(new Set(["underline"]));
  });

  test.skipIf(!open)("an Arabic page mirrors, shows its placeholders and opens its menus in place", async () => {
    await signOut();
    const visitor = visitorOf(driver, ar, site.url);
    await visitor.open("/help");
    expect(await visitor.evaluate(() => document.dir)).toBe("rtl");
    const fields = await visitor.evaluate(() =>
      [...document.querySelectorAll<HTMLInputElement>("main input[placeholder]")].map(
        (field) => getComputedStyle(field).unicodeBidi,
      ),
    );
    expect(fields.length).toBeGreaterThan(0);
    expect(fields).not.toContain("plaintext");
    const scrolls = () => document.documentElement.scrollWidth > document.documentElement.clientWidth;
    expect(await visitor.evaluate(scrolls)).toBe(false);
    await visitor.press("[popovertarget=languages]");
    const offset = await visitor.until("the menu is closed", () =>
      visitor.evaluate(() => {
        const [menu, button] = ["#languages", "[popovertarget=languages]"].map((selector) =>
          document.querySelector(selector)?.getBoundingClientRect(),
        );
        return menu?.width && button ? { below: menu.top - button.bottom } : null;
      }),
    );
    expect(Math.abs(offset.below)).toBeLessThan(40);
    await visitor.pressLink("English");
    await visitor.isAt("/help$");
    expect(driver.errors.join("\n")).toBe("");
  });

  test.skipIf(!open)("a form is sent without scripts and comes back with what is wrong", async () => {
    await signOut();
    const plain = await withoutScripts(site.url);
    const visitor = visitorOf(driver, en, plain.url);
    try {
      await visitor.open("/recruiter-signup");
      const name = en("recruiters.form.organizationName");
      await visitor.fill(name, "Etoile de la Joliette");
      await visitor.pressButton(en("recruiters.form.submit"));
      await visitor.sees(en("errors.terms_required"));
      const typed = () => document.querySelector<HTMLInputElement>("[name=organizationName]")?.value;
      expect(await visitor.evaluate(typed)).toBe("Etoile de la Joliette");
    } finally {
      plain.close();
      driver.errors.length = 0;
    }
  });
});
