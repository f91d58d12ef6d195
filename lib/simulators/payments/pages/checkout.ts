import "server-only";
import { db } from "@/lib/platform/db/db";
import { env } from "@/lib/platform/env";
import { bodyOf, isForeign } from "@/lib/platform/http/request";
import { completeCheckout } from "../complete-checkout";
import { deliverSoon } from "../deliveries";
import { seconds } from "../ids";
import type { CheckoutSession, CheckoutTerms } from "../objects";
import { trialEnd } from "../periods";
import { settleDue } from "../renewals";
import { paymentsAreLocal } from "../settings";
import { find, hiddenPart } from "../store";
import { cardField, type Problem, problemLine, problemOf } from "./card-field";
import { type Html, html, page, seeOther } from "./frame";
import { localeFor, type PageTexts, pageTexts } from "./words";

/** The checkout page. */
export async function handleCheckoutPage(request: Request, id: string): Promise<Response> {
  const session = paymentsAreLocal() ? await readSession(id) : null;
  if (!session) return new Response(null, { status: 404 });
  const texts = pageTexts(localeFor(request, session.locale));
  if (session.status !== "open")
    return request.method === "POST" ? seeOther(nextAddress(session)) : closedPage(texts, session);
  return request.method === "POST" ? pay(request, texts, session) : formPage(texts, session, null);
}

async function readSession(id: string) {
  await settleDue();
  return find(db, "checkout.session", id);
}

async function pay(request: Request, pageTexts: PageTexts, session: CheckoutSession): Promise<Response> {
  if (isForeign(request, env.APP_URL)) return new Response(null, { status: 403 });
  const typed = String((await bodyOf(request)).card ?? "").slice(0, 23);
  try {
    const completed = await db.$transaction((tx) => completeCheckout(tx, session.id, typed));
    deliverSoon();
    return seeOther(nextAddress(completed));
  } catch (error) {
    return formPage(pageTexts, session, problemOf(error, typed));
  }
}

async function formPage(pageTexts: PageTexts, session: CheckoutSession, problem: Problem | null): Promise<Response> {
  const { t, money } = pageTexts;
  const terms = await hiddenPart<CheckoutTerms>(db, session.id);
  const trial = terms.trialDays > 0;
  const button = trial
    ? t("checkout.startTrial")
    : t("checkout.pay", { amount: money(session.amount_total, session.currency) });
  const body = html`${problemLine(pageTexts, problem)}
<dl>${terms.items.map(
    (item) => html`<div><dt>${t("checkout.item")}</dt><dd>${item.description}</dd></div>
<div><dt>${t("checkout.itemPrice")}</dt><dd>${pageTexts.priceOf(item.price)}</dd></div>`,
  )}
${trial && trialLine(pageTexts, terms.trialDays)}
<div><dt>${t("checkout.dueToday")}</dt><dd>${money(session.amount_total, session.currency)}</dd></div></dl>
<form method="post">
${terms.needsCard ? cardField(pageTexts, problem) : html`<p>${t("checkout.noCard")}</p>`}
${session.custom_text?.submit && html`<p>${session.custom_text.submit.message}</p>`}
<div class="row"><button class="go">${button}</button>${session.cancel_url !== null && link(session.cancel_url, t("checkout.back"))}</div>
</form>`;
  const title = trial ? t("checkout.trialTitle") : t("checkout.payTitle");
  return page(pageTexts, title, body, [session.success_url]);
}

function trialLine({ t, day }: PageTexts, days: number): Html {
  const until = t("checkout.trialDays", { days, date: day(trialEnd(seconds(), days)) });
  return html`<div><dt>${t("checkout.trial")}</dt><dd>${until}</dd></div>`;
}

function closedPage(pageTexts: PageTexts, session: CheckoutSession): Response {
  const { t } = pageTexts;
  const complete = session.status === "complete";
  const text = complete ? t("checkout.completeText") : t("checkout.expiredText");
  const body = html`<p>${text}</p><div class="row">${link(nextAddress(session), t("checkout.continue"))}</div>`;
  return page(pageTexts, complete ? t("checkout.completeTitle") : t("checkout.expiredTitle"), body);
}

const link = (address: string, label: string) => html`<a class="button" href="${address}">${label}</a>`;

function nextAddress(session: CheckoutSession): string {
  if (session.status === "complete") return session.success_url.replaceAll("{CHECKOUT_SESSION_ID}", session.id);
  return session.cancel_url ?? session.success_url;
}
