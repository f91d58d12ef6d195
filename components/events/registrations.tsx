"use client";

import { createContext, type ReactNode, useContext, useEffect, useEffectEvent, useState } from "react";
import { useAct } from "@/components/form/use-act";
import { fetchPersonal } from "@/components/ui/own-answer";
import type { Result } from "@/lib/entry/action";
import { cancelRegistration, registerForEvent } from "@/lib/events/actions";
import type { OwnState } from "@/lib/events/schema/registration";
import { ActForm } from "./act-form";
import type { RegistrationWords } from "./words";

export type Answered = Result<OwnState & { eventId: string }>;

type RegistrationsState = {
  words: RegistrationWords;
  states: Record<string, OwnState>;
  /** Answer to the latest registration or cancellation, for any event of the page. */
  answer: Answered | null;
  /** Ids of the events whose answer is still awaited. */
  busy: readonly string[];
};

const RegistrationsContext = createContext<RegistrationsState | null>(null);

/** Public pages are the same for everyone, so the states of a player's registrations are loaded in the browser if the role cookie says that they play. One form per action serves all events of the page; the button names the event. */
export function Registrations({ words: texts, children }: { words: RegistrationWords; children: ReactNode }) {
  const [registered, register] = useAct(registerForEvent);
  const [left, leave] = useAct(cancelRegistration);
  const [states, setStates] = useState<Record<string, OwnState>>({});
  const [busy, setBusy] = useState<readonly string[]>([]);
  const answer = useLatest(registered, left);

  useEffect(() => {
    if (document.documentElement.dataset.who !== "player") return;
    void loadStates().then((loadedStates) => setStates((current) => ({ ...loadedStates, ...current })));
  }, []);

  const onAnswer = useEffectEvent((answer: Answered) => {
    if (answer.ok) setStates((current) => ({ ...current, [answer.data.eventId]: answer.data }));
    // React keeps only the answer to the last of several actions, so the states are loaded again.
    if (busy.length > 1 || !answer.ok)
      void loadStates().then((loadedStates) => loadedStates && setStates(loadedStates));
    setBusy([]);
  });
  useEffect(() => {
    if (answer) onAnswer(answer);
  }, [answer]);

  const forms = { busy, begin: (eventId: string) => setBusy((ids) => [...ids, eventId]) };
  return (
    <RegistrationsContext value={{ words: texts, states, answer, busy }}>
      <ActForm id="register" act={register} {...forms} />
      <ActForm id="leave" act={leave} {...forms} />
      {children}
    </RegistrationsContext>
  );
}

export function useRegistrations(): RegistrationsState {
  const registrations = useContext(RegistrationsContext);
  if (!registrations) throw new Error("outside Registrations");
  return registrations;
}

/** Id of the event of an answer; a refusal returns the submitted values. */
export const eventOf = (answer: Answered) => (answer.ok ? answer.data.eventId : answer.values?.eventId);

/** Returns whichever of the two answers changed last. */
function useLatest(first: Answered | null, second: Answered | null): Answered | null {
  const [previous, setPrevious] = useState({ one: first, other: second, latest: first ?? second });
  if (previous.one !== first) setPrevious({ one: first, other: second, latest: first });
  else if (previous.other !== second) setPrevious({ one: first, other: second, latest: second });
  return previous.latest;
}

/** If the states cannot be loaded, the page stays as it is for everyone. */
const loadStates = () => fetchPersonal<Record<string, OwnState>>("/api/events/mine");
