"use client";

import { useActionState, useEffect, useEffectEvent, useState } from "react";
import { Badge, type BadgeLook } from "@/components/ui/badge";
import { Link } from "@/lib/core/i18n/navigation";
import { leaveEvent, registerForEvent } from "@/lib/events/actions";
import type { OwnState, RegistrationState } from "@/lib/events/schema/registration";
import { ActForm } from "./act-form";
import { type Answered, Said } from "./answer";
import type { Bookable } from "./bookable";
import { useStandings } from "./standings";

const looks: Record<RegistrationState, BadgeLook> = {
  confirmed: "full",
  pending: "dash",
  waiting: "dash",
  cancelled: "struck",
};

/** Where the player stands and the next step; `main` on the event's own page. Without scripts the same forms answer for themselves. */
export function Registration({ main = false, ...event }: Bookable & { main?: boolean }) {
  const { eventId, phase } = event;
  const { words, states, keep } = useStandings();
  const [registered, register, registering] = useActionState(registerForEvent, null);
  const [left, leave, leaving] = useActionState(leaveEvent, null);
  const answer = useLatest(registered, left);
  const open = useOpen(event);

  const learn = useEffectEvent((state: OwnState) => keep(eventId, state));
  useEffect(() => {
    if (answer?.ok) learn(answer.data);
  }, [answer]);

  const own = answer?.ok ? answer.data : states[eventId];
  const coming = own !== undefined && own.status !== "cancelled";
  const begun = phase === "begun" || phase === "over";
  return (
    <div className="standing">
      {own && <OwnBadge own={own} />}
      {coming && !begun && (
        <details className="leave">
          <summary>{words.cancel}</summary>
          {own.status !== "waiting" && <p className="xs">{words.cancelHint}</p>}
          <ActForm act={leave} pending={leaving} eventId={eventId} small busy={words.cancelling}>
            {words.confirmCancel}
          </ActForm>
        </details>
      )}
      {!coming && !open && <Badge look="dash">{begun ? words.phase[phase] : words.phase.closed}</Badge>}
      {!coming && open && (
        <>
          <ActForm
            className="for-player"
            act={register}
            pending={registering}
            eventId={eventId}
            variant={main ? "go" : "outline"}
            busy={words.sending}
          >
            {event.full ? words.wait : words.submit}
          </ActForm>
          <SignIn eventId={eventId} />
        </>
      )}
      {answer && <Said answer={answer} eventId={eventId} />}
    </div>
  );
}

function OwnBadge({ own: { status, place } }: { own: OwnState }) {
  const { words } = useStandings();
  const said = place === null ? words.state[status] : words.waitingAt.replace("{place}", String(place));
  return <Badge look={looks[status] ?? "solid"}>{said ?? words.state.other}</Badge>;
}

/** For everyone who is not a player; whoever is not signed in finds the way there and back. */
function SignIn({ eventId }: { eventId: string }) {
  const { words } = useStandings();
  return (
    <div className="for-others">
      <button type="button" className="btn" disabled>
        {words.required}
      </button>
      <Link
        className="for-visitor"
        href={`/auth?next=${encodeURIComponent(`/events/${eventId}`)}`}
        aria-describedby={`e-${eventId}`}
        prefetch={false}
      >
        {words.signIn}
      </Link>
    </div>
  );
}

/** Whichever of the two acts was answered last. */
function useLatest(one: Answered | null, other: Answered | null): Answered | null {
  const [seen, see] = useState({ one, other, latest: one ?? other });
  if (seen.one !== one) see({ one, other, latest: one });
  else if (seen.other !== other) see({ one, other, latest: other });
  return seen.latest;
}

/** A page that was made a while ago still closes on time. */
function useOpen({ phase, closesAt }: Bookable): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const wait = closesAt - Date.now();
    const timer = setTimeout(() => setLate(wait <= longestWait), Math.min(Math.max(wait, 0), longestWait));
    return () => clearTimeout(timer);
  }, [closesAt]);
  return phase === "open" && !late;
}

/** Browsers count no further than 24 days. */
const longestWait = 24 * 86_400_000;
