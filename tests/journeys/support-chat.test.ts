import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { expect, test } from "../support/browser/journey";
import { type Words, wordsOf } from "../support/browser/words";

test.use({ expectedComplaints: /ai-chatbot-support/ });

const chatUrl = "**/functions/v1/ai-chatbot-support**";
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

for (const { locale, look, question, passage, other } of [
  { locale: "fr", look: {}, question: "Qui voit mon nom ?", passage: "my-name", other: "xyzzy plugh" },
  { locale: "ar", look: phone, question: "كيف ألغي اشتراكي؟", passage: "cancel-plan", other: "ما عاصمة أستراليا؟" },
] as const) {
  test(`asking the support in ${locale}, until a person takes over`, { tag: locale === "fr" ? "@core" : [] }, async ({
    another,
  }) => {
    const w = wordsOf(locale);
    const page = await another(look);
    await page.goto(w.path("/sports"));
    await page.getByRole("button", { name: w("support.open") }).click();
    const chat = page.getByRole("dialog", { name: w("support.title") });
    await expect(chat).toContainText(w("support.machine"));
    await expect(box(page, w)).toBeFocused();

    await ask(page, w, "   ");
    await expect(chat.getByRole("button", { name: w("support.clear") })).toHaveCount(0);

    await ask(page, w, question);
    const source = chat
      .getByRole("navigation", { name: w("support.sources") })
      .getByRole("link")
      .first();
    await expect(source).toHaveAttribute("href", w.path(`/help/${passage}`));

    await page.reload();
    await expect(chat.getByText(question).first()).toBeVisible();
    await source.click();
    await expect(page).toHaveURL(new RegExp(`/help/${passage}$`));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(w(`help.passage.${passage}.question`));
    // On a phone the chat closes when its link opens a page; elsewhere it stays open.
    await expect(async () => {
      if (await chat.isHidden()) await page.getByRole("button", { name: w("support.open") }).click({ timeout: 500 });
      await expect(chat.getByText(question).first()).toBeVisible({ timeout: 500 });
    }).toPass();

    await ask(page, w, other);
    await chat.getByRole("button", { name: w("support.toPerson") }).click();
    await expect(chat.getByLabel(w("support.hand.message"))).toHaveValue(other);
    await chat.getByLabel(w("support.hand.name"), { exact: true }).fill("Nadia");
    await chat.getByRole("textbox", { name: w("support.hand.email") }).fill(`nadia-${randomUUID()}@test.recruit`);
    await chat.getByRole("button", { name: w("support.hand.submit") }).click();
    await expect(chat.getByText(w("support.hand.sent"))).toBeVisible();

    await chat.getByRole("button", { name: w("support.close") }).click();
    await expect(chat).toBeHidden();
    await expect(page.getByRole("button", { name: w("support.open") })).toBeFocused();
  });
}

test("the contact page opens the chat, Escape closes it, and a screen reader announces each sentence once", async ({
  page,
}) => {
  const w = wordsOf("en");
  await page.goto("/contact");
  await page.getByRole("button", { name: w("contact.chat.step") }).click();
  const chat = page.getByRole("dialog", { name: w("support.title") });
  await expect(chat.getByRole("log")).toBeVisible();
  await page.evaluate(watchLog);
  await ask(page, w, "How long is the free trial?");
  await expect(chat.getByRole("navigation", { name: w("support.sources") })).toBeVisible();
  const read = await page.evaluate(() => (window as AnnouncingWindow).announced ?? []);
  const sentences = read.filter((sentence) => sentence.trim().length > 0 && !sentence.includes("?"));
  expect(sentences.length).toBeGreaterThan(1);
  expect(new Set(sentences).size).toBe(sentences.length);
  await page.keyboard.press("Escape");
  await expect(chat).toBeHidden();
});

test("an answer that is stopped stays as it is, and one that fails says so", async ({ another }) => {
  const w = wordsOf("fr");
  const page = await another();
  await page.goto(w.path("/pricing"));
  await page.getByRole("button", { name: w("support.open") }).click();
  const chat = page.getByRole("dialog", { name: w("support.title") });
  await page.route(chatUrl, () => {});
  await ask(page, w, "Combien coûtent les plans ?");
  await chat.getByRole("button", { name: w("support.stop") }).click();
  await expect(chat.getByText(w("support.stopped"))).toBeVisible();
  await page.unrouteAll({ behavior: "ignoreErrors" });

  const cut = 'data: {"choices":[{"delta":{"content":"Basic coûte"}}]}\n\nnonsense\n\n';
  for (const answer of [
    { status: 502, body: "{}" },
    { status: 200, body: cut },
  ]) {
    await page.route(chatUrl, (route) => route.fulfill(answer));
    await chat.getByRole("button", { name: w("support.again") }).click();
    await expect(chat.getByText("Erreur de connexion au support")).toBeVisible();
    await page.unrouteAll({ behavior: "ignoreErrors" });
  }
  await expect(chat.getByText("Basic coûte")).toBeVisible();
  await chat.getByRole("button", { name: w("support.again") }).click();
  await expect(chat.getByRole("navigation", { name: w("support.sources") })).toBeVisible();
  await expect(chat.locator("p", { hasText: "Combien coûtent les plans ?" })).toHaveCount(1);
});

test("without scripts the chat is a link to the contact form, and the help finds by its address", async ({
  another,
}) => {
  const w = wordsOf("es");
  const page = await another({ javaScriptEnabled: false });
  await page.goto(w.path("/help"));
  await page.getByRole("searchbox", { name: w("help.search") }).fill("contraseña");
  await page.getByRole("button", { name: w("help.submit") }).click();
  await page.getByRole("link", { name: w("help.passage.forgotten-password.question") }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(w("help.passage.forgotten-password.question"));
  await page.getByRole("link", { name: w("support.open") }).click();
  await expect(page).toHaveURL(/\/es\/contact$/);
});

const box = (page: Page, w: Words) => page.getByLabel(w("support.question"), { exact: true });

async function ask(page: Page, w: Words, question: string) {
  await box(page, w).fill(question);
  await box(page, w).press("Enter");
}

type AnnouncingWindow = Window & { announced?: string[] };

/** Records what is added to the log that screen readers announce. */
function watchLog() {
  const announced: string[] = [];
  (window as AnnouncingWindow).announced = announced;
  const log = document.querySelector("[role=log]");
  if (!log) throw new Error("there is no log");
  new MutationObserver((changes) => {
    for (const { target, addedNodes, type } of changes) {
      const place = target instanceof Element ? target : target.parentElement;
      if (!place || place.closest("[aria-hidden=true]")) continue;
      if (type === "characterData") announced.push(target.textContent ?? "");
      for (const node of addedNodes)
        if (!(node instanceof Element && node.getAttribute("aria-hidden") === "true"))
          announced.push(node.textContent ?? "");
    }
  }).observe(log, { subtree: true, childList: true, characterData: true });
}
