import "server-only";
import { db } from "@/lib/platform/db/db";
import type { Subscription } from "../objects";
import type { PortalAct } from "../portal";
import { find } from "../store";
import { cardField, type Problem } from "./card-field";
import { type Html, html } from "./frame";
import type { PageTexts } from "./words";

export async function planSection(
  pageTexts: PageTexts,
  subscription: Subscription,
  problem: Problem | null,
): Promise<Html> {
  const { t, priceOf } = pageTexts;
  const price = subscription.items.data[0]?.price;
  const product = price ? await find(db, "product", price.product) : null;
  const running = subscription.status !== "canceled" && subscription.status !== "paused";
  return html`<section>
<h2>${product?.name ?? ""}</h2>
<dl>
<div><dt>${t("portal.status")}</dt><dd>${t(`portal.state.${subscription.status}`)}</dd></div>
${price !== undefined && html`<div><dt>${t("portal.price")}</dt><dd>${priceOf(price)}</dd></div>`}
${dateLine(pageTexts, subscription)}
<div><dt>${t("portal.card")}</dt><dd>${subscription.default_payment_method ? t("portal.cardOnFile") : t("portal.noCard")}</dd></div>
</dl>
${running && acts(pageTexts, subscription, problem)}
</section>`;
}

function dateLine({ t, day }: PageTexts, subscription: Subscription): Html {
  const [label, seconds] = nextDate(subscription);
  return html`<div><dt>${t(`portal.${label}`)}</dt><dd>${day(seconds)}</dd></div>`;
}

function nextDate(subscription: Subscription): ["renewal" | "end" | "ended", number] {
  const end = subscription.items.data[0]?.current_period_end ?? subscription.created;
  if (subscription.status === "canceled") return ["ended", subscription.ended_at ?? end];
  return [endsByItself(subscription) ? "end" : "renewal", end];
}

const endsByItself = ({ cancel_at_period_end, status, default_payment_method, trial_settings }: Subscription) =>
  cancel_at_period_end ||
  (status === "trialing" &&
    !default_payment_method &&
    trial_settings.end_behavior.missing_payment_method !== "create_invoice");

function acts({ t, ...words }: PageTexts, subscription: Subscription, problem: Problem | null): Html {
  const stopped = subscription.cancel_at_period_end;
  const needsCard = !subscription.default_payment_method || subscription.status === "past_due";
  const button = (act: PortalAct, label: string) => html`<button name="act" value="${act}">${label}</button>`;
  const hidden = html`<input type="hidden" name="subscription" value="${subscription.id}">`;
  const card = `card-${subscription.id}`;
  return html`<form method="post">${hidden}<div class="row">
${stopped ? button("resume", t("portal.resume")) : button("cancel", t("portal.cancel"))}</div></form>
${
  needsCard &&
  html`<form method="post">${hidden}${cardField({ t, ...words }, problem, card)}
<div class="row">${button("add_card", t("portal.addCard"))}</div></form>`
}
<form method="post">${hidden}<p class="notice"><strong>${t("portal.clock")}</strong> · ${t("portal.clockHint")}</p>
<div class="row">${button("end_period", t("portal.endPeriod"))}</div></form>`;
}
