import { afterCommit } from "@/lib/after-commit";
import { applyHint } from "@/lib/billing/commands/apply-hint";
import { BrokenEvent, ForgedEvent, readEvent } from "@/lib/billing/provider/events";
import { system } from "@/lib/platform/command/create-actor";

/** The payment provider's events: 400 for what it did not sign or is no event, 200 once kept, 5xx so that it comes again. */
export async function POST(request: Request) {
  const body = await request.text();
  try {
    const { id, ...event } = readEvent(body, request.headers.get("stripe-signature"));
    await afterCommit(() => applyHint(system(), { eventId: id, ...event }));
  } catch (error) {
    if (error instanceof ForgedEvent) return Response.json({ error: "bad_signature" }, { status: 400 });
    if (error instanceof BrokenEvent) return Response.json({ error: "bad_event" }, { status: 400 });
    throw error;
  }
  return Response.json({ received: true });
}
