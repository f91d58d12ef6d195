"use client";

import { useEffect, useRef } from "react";
import { Icon } from "@/components/ui/icon";
import type { OwnState } from "@/lib/events/schema/registration";
import { Link } from "@/lib/platform/i18n/navigation";
import { type Answered, useStandings } from "./standings";
import type { RegistrationWords } from "./words";

/** What the act says to whoever is not signed in as a player. */
const strangers: ReadonlySet<string> = new Set(["register_players_only", "players_only"]);

/** What came of pressing the button, in a sentence that takes the focus: the button may be gone. */
export function Said({ answer, eventId }: { answer: Answered; eventId: string }) {
  const { words } = useStandings();
  const box = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (answer) box.current?.focus();
  }, [answer]);
  return (
    <p ref={box} className={answer.ok ? "said" : "said bad"} role={answer.ok ? "status" : "alert"} tabIndex={-1}>
      <Icon name={answer.ok ? "check" : "alert"} />
      <span>
        {answer.ok ? successOf(answer.data, words) : answer.words[answer.code]}{" "}
        {!answer.ok && strangers.has(answer.code) ? (
          <Link href={`/auth?next=/events/${eventId}`}>{words.signIn}</Link>
        ) : (
          <Link href="/dashboard#events">{words.mine}</Link>
        )}
      </span>
    </p>
  );
}

function successOf({ status, place }: OwnState, words: RegistrationWords) {
  if (status === "cancelled") return words.cancelled;
  return status === "waiting" ? words.doneWaiting.replace("{place}", String(place)) : words.done;
}
