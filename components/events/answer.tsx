"use client";

import { useEffect, useRef } from "react";
import { Icon } from "@/components/ui/icon";
import type { OwnState } from "@/lib/events/schema/registration";
import { Link } from "@/lib/platform/i18n/navigation";
import { type Answered, useRegistrations } from "./registrations";
import type { RegistrationWords } from "./words";

/** Refusals of users who are not signed in as a player. */
const playersOnlyCodes: ReadonlySet<string> = new Set(["register_players_only", "players_only"]);

/** Takes the focus, because the button that was clicked may be gone. */
export function AnswerMessage({ answer, eventId }: { answer: Answered; eventId: string }) {
  const { words: texts } = useRegistrations();
  const box = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (answer) box.current?.focus();
  }, [answer]);
  return (
    <p ref={box} className={answer.ok ? "result" : "result bad"} role={answer.ok ? "status" : "alert"} tabIndex={-1}>
      <Icon name={answer.ok ? "check" : "alert"} />
      <span>
        {answer.ok ? successOf(answer.data, texts) : answer.words[answer.code]}{" "}
        {!answer.ok && playersOnlyCodes.has(answer.code) ? (
          <Link href={`/auth?next=/events/${eventId}`}>{texts.signIn}</Link>
        ) : (
          <Link href="/dashboard?show=events">{texts.mine}</Link>
        )}
      </span>
    </p>
  );
}

function successOf({ status, place }: OwnState, texts: RegistrationWords) {
  if (status === "cancelled") return texts.cancelled;
  return status === "waiting" ? texts.doneWaiting.replace("{place}", String(place)) : texts.done;
}
