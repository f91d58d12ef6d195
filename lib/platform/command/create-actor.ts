import type { Actor, Circumstances, Kinds } from "./actor";

type Claim<Kind extends keyof Kinds> = { kind: Kind } & Kinds[Kind] & Partial<Circumstances>;

/** Makes an actor. Importable by the doors alone: whoever calls this has proved who is acting. */
export function createActor<Kind extends keyof Kinds>(claim: Claim<Kind>): Actor<Kind> {
  return { ...nobody, ...claim } as unknown as Actor<Kind>;
}

const nobody = {
  userId: null,
  playerId: null,
  recruiterId: null,
  guardianOf: null,
  sessionId: null,
  assurance: null,
  address: null,
  knownAs: [],
  locale: "en",
};

export const visitor = (
  locale: Actor["locale"] = "en",
  address: string | null = null,
  knownAs: readonly string[] = [],
) => createActor({ kind: "visitor", locale, address, knownAs });

/** The house itself: schedules, webhooks, reactions. */
export const system = () => createActor({ kind: "system" });
