"use client";

import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import type { OwnState } from "@/lib/events/schema/registration";
import type { RegistrationWords } from "./words";

type Held = {
  words: RegistrationWords;
  states: Record<string, OwnState>;
  keep: (eventId: string, state: OwnState) => void;
};

const Standing = createContext<Held | null>(null);

/** Public pages are the same for everyone: where a player stands is read once the page lives, for those whose hint says they play. */
export function Standings({ words, children }: { words: RegistrationWords; children: ReactNode }) {
  const [states, setStates] = useState<Record<string, OwnState>>({});

  useEffect(() => {
    if (document.documentElement.dataset.who !== "player") return;
    void read().then((found) => setStates((kept) => ({ ...found, ...kept })));
  }, []);

  const keep = (eventId: string, state: OwnState) => setStates((kept) => ({ ...kept, [eventId]: state }));
  return <Standing value={{ words, states, keep }}>{children}</Standing>;
}

export function useStandings(): Held {
  const held = useContext(Standing);
  if (!held) throw new Error("outside Standings");
  return held;
}

/** Without an answer the page stays as it is for everyone: the act itself tells. */
async function read(): Promise<Record<string, OwnState>> {
  const answer = await fetch("/api/events/mine", { cache: "no-store" }).catch(() => null);
  return answer?.status === 200 ? answer.json() : {};
}
