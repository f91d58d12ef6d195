"use client";

import { createContext, type ReactNode, useContext, useEffect, useEffectEvent, useState } from "react";
import { useAct } from "@/components/form/use-act";
import { fetchPersonal } from "@/components/ui/own-answer";
import type { Result } from "@/lib/action";
import { cancelRegistration, registerForEvent } from "@/lib/events/actions";
import type { OwnState } from "@/lib/events/schema/registration";
import { ActForm } from "./act-form";
import type { RegistrationWords } from "./words";

export type Answered = Result<OwnState & { eventId: string }>;

type Held = {
  words: RegistrationWords;
  states: Record<string, OwnState>;
  /** What came of the last act, of whichever event. */
  answer: Answered | null;
  /** Events whose answer is awaited. */
  busy: readonly string[];
};

const Standing = createContext<Held | null>(null);

/**
 * Public pages are the same for everyone: where a player stands is read once the page lives, for those whose hint says they
 * play. The two acts have one form each for all events of the page; a button names its event.
 */
export function Standings({ words, children }: { words: RegistrationWords; children: ReactNode }) {
  const [registered, register] = useAct(registerForEvent);
  const [left, leave] = useAct(cancelRegistration);
  const [states, setStates] = useState<Record<string, OwnState>>({});
  const [busy, setBusy] = useState<readonly string[]>([]);
  const answer = useLatest(registered, left);

  useEffect(() => {
    if (document.documentElement.dataset.who !== "player") return;
    void read().then((found) => setStates((kept) => ({ ...found, ...kept })));
  }, []);

  const learn = useEffectEvent((told: Answered) => {
    if (told.ok) setStates((kept) => ({ ...kept, [told.data.eventId]: told.data }));
    // React shows the answer to the last of several acts only, and one may have got none: where they led is asked for.
    if (busy.length > 1 || !told.ok) void read().then((found) => found && setStates(found));
    setBusy([]);
  });
  useEffect(() => {
    if (answer) learn(answer);
  }, [answer]);

  const forms = { busy, begin: (eventId: string) => setBusy((ids) => [...ids, eventId]) };
  return (
    <Standing value={{ words, states, answer, busy }}>
      <ActForm id="register" act={register} {...forms} />
      <ActForm id="leave" act={leave} {...forms} />
      {children}
    </Standing>
  );
}

export function useStandings(): Held {
  const held = useContext(Standing);
  if (!held) throw new Error("outside Standings");
  return held;
}

/** The event an answer is about; a refusal gives back what was sent. */
export const eventOf = (answer: Answered) => (answer.ok ? answer.data.eventId : answer.values?.eventId);

/** Whichever of the two acts was answered last. */
function useLatest(one: Answered | null, other: Answered | null): Answered | null {
  const [seen, see] = useState({ one, other, latest: one ?? other });
  if (seen.one !== one) see({ one, other, latest: one });
  else if (seen.other !== other) see({ one, other, latest: other });
  return seen.latest;
}

/** Without an answer the page stays as it is for everyone: the act itself tells. */
const read = () => fetchPersonal<Record<string, OwnState>>("/api/events/mine");
