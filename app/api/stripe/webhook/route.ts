import { applyProviderEvent } from "@/lib/billing/commands/apply-provider-event";
import { BrokenEvent, ForgedEvent, readEvent } from "@/lib/billing/provider/events";
import { afterCommit } from "@/lib/entry/after-commit";
import { system } from "@/lib/platform/command/create-actor";

/** Answers 400 to unsigned or invalid events, 200 once an event is stored, and 5xx so that the provider sends it again. */
export async function POST(request: Request) {
  const body = await request.text();
  try {
    const { id, ...event } = readEvent(body, request.headers.get("stripe-signature"));
    await afterCommit(() => applyProviderEvent(system(), { eventId: id, ...event }));
  } catch (error) {
    if (error instanceof ForgedEvent) return Response.json({ error: "bad_signature" }, { status: 400 });
    if (error instanceof BrokenEvent) return Response.json({ error: "bad_event" }, { status: 400 });
    throw error;
  }
  return Response.json({ received: true });
}
