"use client";

import { useEffect, useState } from "react";
import { Badge } from "@/components/ui/badge";
import { buttonClass } from "@/components/ui/button-class";
import { activeStates, type OwnState } from "@/lib/events/schema/registration";
import { Link } from "@/lib/platform/i18n/navigation";
import { ActButton } from "./act-button";
import { AnswerMessage } from "./answer";
import type { Bookable } from "./bookable";
import { registrationLooks } from "./looks";
import { eventOf, useRegistrations } from "./registrations";

/** State of the player's registration and the next step; `main` is true on the page of the event. */
export function Registration({ main = false, ...event }: Bookable & { main?: boolean }) {
  const { eventId, phase, full } = event;
  const { words: texts, states, answer } = useRegistrations();
  const open = useOpen(event);
  const latestAnswer = answer && eventOf(answer) === eventId ? answer : null;
  const ownState = latestAnswer?.ok ? latestAnswer.data : states[eventId];
  const isRegistered = ownState !== undefined && activeStates.some((status) => status === ownState.status);
  const isClosed = phase === "begun" || phase === "over" || phase === "cancelled";
  const declined = ownState?.status === "declined";
  return (
    <div className="own-state">
      {ownState && <OwnBadge own={ownState} />}
      {isRegistered && !isClosed && <Leave eventId={eventId} hasSeat={ownState.status !== "waiting"} />}
      {!isRegistered && !open && !declined && (
        <Badge look="dash">{isClosed ? texts.phase[phase] : texts.phase.closed}</Badge>
      )}
      {!isRegistered && open && !declined && (
        <>
          <ActButton
            act="register"
            className="for-player"
            eventId={eventId}
            variant={main ? "go" : "outline"}
            small={!main}
            busyWords={texts.sending}
          >
            {full ? texts.wait : texts.submit}
          </ActButton>
          <SignIn eventId={eventId} />
        </>
      )}
      {latestAnswer && <AnswerMessage answer={latestAnswer} eventId={eventId} />}
    </div>
  );
}

function OwnBadge({ own: { status, place } }: { own: OwnState }) {
  const { words: texts } = useRegistrations();
  const stateText = place === null ? texts.state[status] : texts.waitingAt.replace("{place}", String(place));
  return <Badge look={registrationLooks[status] ?? "solid"}>{stateText ?? texts.state.other}</Badge>;
}

function Leave({ eventId, hasSeat }: { eventId: string; hasSeat: boolean }) {
  const { words: texts } = useRegistrations();
  return (
    <details className="leave">
      <summary>{texts.cancel}</summary>
      {hasSeat && <p className="xs">{texts.cancelHint}</p>}
      <ActButton act="leave" eventId={eventId} small busyWords={texts.cancelling}>
        {texts.confirmCancel}
      </ActButton>
    </details>
  );
}

/** Shown to everyone but players; the sign-in link returns to this page. */
function SignIn({ eventId }: { eventId: string }) {
  const { words: texts } = useRegistrations();
  return (
    <div className="for-others">
      <button type="button" className={buttonClass({ small: true, className: "members:hidden" })} disabled>
        {texts.required}
      </button>
      <p className="xs max-w-60 visitors:hidden">{texts.playersOnly}</p>
      <Link
        className="members:hidden"
        href={`/auth?next=/events/${eventId}`}
        aria-describedby={`e-${eventId}`}
        prefetch={false}
      >
        {texts.signIn}
      </Link>
    </div>
  );
}

/** Closes registration at the deadline even on a page that has been open for long. */
function useOpen({ phase, closesAt }: Bookable): boolean {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    if (!closesAt) return;
    const timer = setTimeout(() => setIsLate(true), Math.max(0, closesAt - Date.now()));
    return () => clearTimeout(timer);
  }, [closesAt]);
  return phase === undefined && !isLate;
}
