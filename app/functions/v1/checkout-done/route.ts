import { applyProviderEvent } from "@/lib/billing/commands/apply-provider-event";
import { readCheckout } from "@/lib/billing/provider/events";
import { afterCommit } from "@/lib/entry/after-commit";
import { toastHeader } from "@/lib/entry/toast-cookie";
import { now } from "@/lib/platform/clock";
import { system, visitor } from "@/lib/platform/command/create-actor";
import { countTry } from "@/lib/platform/command/limit";
import { env } from "@/lib/platform/env";
import { addressOf } from "@/lib/platform/http/address";
import { log } from "@/lib/platform/http/log";
import { localeIn } from "@/lib/platform/http/request";
import { localePath } from "@/lib/platform/i18n/routing";

const returns = { act: "checkoutDone", address: { burst: 30, seconds: 600 } };

/** The provider redirects buyers here; the purchase is stored even if the webhook has not arrived yet. */
export async function GET(request: Request) {
  const searchParams = new URL(request.url).searchParams;
  const paysCommission = searchParams.get("for") === "commission";
  const locale = localeIn(searchParams.get("locale"));
  const headers = new Headers({
    location: `${env.APP_URL}${localePath(paysCommission ? "/dashboard/budget#commissions" : "/dashboard", locale)}`,
  });
  try {
    await countTry(visitor("en", addressOf(request.headers)), returns);
    const bought = await readCheckout(searchParams.get("session_id") ?? "");
    if (bought) {
      const { subscriptionId, paymentId, credit } = bought;
      const reference = { eventId: null, type: "checkout", createdAt: now(), subscriptionId, paymentId, credit };
      await afterCommit(() => applyProviderEvent(system(), reference));
      headers.append("set-cookie", toastHeader(locale, paysCommission ? "commissionPaid" : "planStarted"));
    }
  } catch (err) {
    log.warn({ err }, "checkout not read on return; the webhook follows");
  }
  return new Response(null, { status: 303, headers });
}
