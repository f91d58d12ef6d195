"use client";

import { useEffect, useState } from "react";
import { Badge } from "@/components/ui/badge";
import { buttonClass } from "@/components/ui/button-class";
import { type OwnState, standing } from "@/lib/events/schema/registration";
import { Link } from "@/lib/platform/i18n/navigation";
import { ActButton } from "./act-button";
import { Said } from "./answer";
import type { Bookable } from "./bookable";
import { registrationLooks } from "./looks";
import { eventOf, useStandings } from "./standings";

/** Where the player stands and the next step; `main` on the event's own page. Without scripts the same buttons answer for themselves. */
export function Registration({ main = false, ...event }: Bookable & { main?: boolean }) {
  const { eventId, phase, full } = event;
  const { words, states, answer } = useStandings();
  const open = useOpen(event);
  const said = answer && eventOf(answer) === eventId ? answer : null;
  const own = said?.ok ? said.data : states[eventId];
  const coming = own !== undefined && standing.some((one) => one === own.status);
  const begun = phase === "begun" || phase === "over" || phase === "cancelled";
  const declined = own?.status === "declined";
  return (
    <div className="standing">
      {own && <OwnBadge own={own} />}
      {coming && !begun && <Leave eventId={eventId} hasSeat={own.status !== "waiting"} />}
      {!coming && !open && !declined && <Badge look="dash">{begun ? words.phase[phase] : words.phase.closed}</Badge>}
      {!coming && open && !declined && (
        <>
          <ActButton
            act="register"
            className="for-player"
            eventId={eventId}
            variant={main ? "go" : "outline"}
            busyWords={words.sending}
          >
            {full ? words.wait : words.submit}
          </ActButton>
          <SignIn eventId={eventId} />
        </>
      )}
      {said && <Said answer={said} eventId={eventId} />}
    </div>
  );
}

function OwnBadge({ own: { status, place } }: { own: OwnState }) {
  const { words } = useStandings();
  const said = place === null ? words.state[status] : words.waitingAt.replace("{place}", String(place));
  return <Badge look={registrationLooks[status] ?? "solid"}>{said ?? words.state.other}</Badge>;
}

function Leave({ eventId, hasSeat }: { eventId: string; hasSeat: boolean }) {
  const { words } = useStandings();
  return (
    <details className="leave">
      <summary>{words.cancel}</summary>
      {hasSeat && <p className="xs">{words.cancelHint}</p>}
      <ActButton act="leave" eventId={eventId} small busyWords={words.cancelling}>
        {words.confirmCancel}
      </ActButton>
    </details>
  );
}

/** For everyone who is not a player; whoever is not signed in finds the way there and back. */
function SignIn({ eventId }: { eventId: string }) {
  const { words } = useStandings();
  return (
    <div className="for-others">
      <button type="button" className={buttonClass({ className: "members:hidden" })} disabled>
        {words.required}
      </button>
      <p className="xs max-w-60 strangers:hidden">{words.playersOnly}</p>
      <Link
        className="members:hidden"
        href={`/auth?next=/events/${eventId}`}
        aria-describedby={`e-${eventId}`}
        prefetch={false}
      >
        {words.signIn}
      </Link>
    </div>
  );
}

/** A page that was made a while ago still closes on time. */
function useOpen({ phase, closesAt }: Bookable): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!closesAt) return;
    const timer = setTimeout(() => setLate(true), Math.max(0, closesAt - Date.now()));
    return () => clearTimeout(timer);
  }, [closesAt]);
  return phase === undefined && !late;
}
