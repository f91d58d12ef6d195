import { applyHint } from "@/lib/billing/commands/apply-hint";
import { ForgedEvent, readEvent } from "@/lib/billing/provider/events";
import { withConsequences } from "@/lib/consequences";
import { system } from "@/lib/core/door";

/** The payment provider's events: 400 for what it did not sign, 200 once kept, 5xx so that it comes again. */
export async function POST(request: Request) {
  const body = await request.text();
  try {
    const { id, ...event } = readEvent(body, request.headers.get("stripe-signature"));
    await withConsequences(() => applyHint(system(), { eventId: id, ...event }));
  } catch (error) {
    if (error instanceof ForgedEvent) return Response.json({ error: "bad_signature" }, { status: 400 });
    throw error;
  }
  return Response.json({ received: true });
}
