import "server-only";
import { db } from "@/lib/platform/db/db";
import { env } from "@/lib/platform/env";
import { bodyOf, isForeign } from "@/lib/platform/http/request";
import { deliverSoon } from "../deliveries";
import { PaymentsError } from "../errors";
import type { PortalSession, Subscription } from "../objects";
import { actInPortal, enterPortal, type PortalAct } from "../portal";
import { settleDue } from "../renewals";
import { paymentsAreLocal, portalUrl } from "../settings";
import { type Problem, problemLine, problemOf } from "./card-field";
import { html, page, seeOther } from "./frame";
import { planSection } from "./plan-section";
import { localeFor, type PageTexts, pageTexts } from "./words";

const acts: readonly string[] = ["cancel", "resume", "add_card", "end_period"] satisfies PortalAct[];

/** The customer portal: cancel, resume or pay a plan; testers can also end its period. */
export async function handlePortalPage(request: Request, id: string): Promise<Response> {
  if (!paymentsAreLocal()) return new Response(null, { status: 404 });
  await settleDue();
  try {
    return request.method === "POST" ? await act(request, id) : await show(request, id, null);
  } catch (error) {
    if (error instanceof PaymentsError && error.status === 404) return noLongerOpen(request);
    throw error;
  }
}

async function act(request: Request, id: string): Promise<Response> {
  if (isForeign(request, env.APP_URL)) return new Response(null, { status: 403 });
  const form = await bodyOf(request);
  const name = String(form.act);
  const typed = String(form.card ?? "").slice(0, 23);
  if (!isAct(name)) return new Response(null, { status: 400 });
  try {
    await db.$transaction((tx) => actInPortal(tx, id, name, String(form.subscription), typed));
    deliverSoon();
    return seeOther(portalUrl(id));
  } catch (error) {
    return show(request, id, problemOf(error, typed));
  }
}

async function show(request: Request, id: string, problem: Problem | null): Promise<Response> {
  const { session, subscriptions } = await enterPortal(db, id);
  const texts = pageTexts(localeFor(request, session.locale));
  return page(texts, texts.t("portal.title"), await body(texts, session, subscriptions, problem), [session.return_url]);
}

async function body(
  pageTexts: PageTexts,
  session: PortalSession,
  subscriptions: Subscription[],
  problem: Problem | null,
) {
  const { t } = pageTexts;
  const sections = await Promise.all(
    subscriptions.map((subscription) => planSection(pageTexts, subscription, problem)),
  );
  return html`${problemLine(pageTexts, problem)}
${sections.length > 0 ? sections : html`<p>${t("portal.empty")}</p>`}
<div class="row"><a class="button" href="${session.return_url}">${t("portal.back")}</a></div>`;
}

function noLongerOpen(request: Request): Response {
  const texts = pageTexts(localeFor(request, null));
  return page(texts, texts.t("portal.closedTitle"), html`<p>${texts.t("portal.closedText")}</p>`);
}

const isAct = (name: string): name is PortalAct => acts.includes(name);
