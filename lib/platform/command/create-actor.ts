import type { Actor, Circumstances, Kinds } from "./actor";

type ActorFields<Kind extends keyof Kinds> = { kind: Kind } & Kinds[Kind] & Partial<Circumstances>;

/** For entry points only, after they have authenticated the actor. */
export function createActor<Kind extends keyof Kinds>(fields: ActorFields<Kind>): Actor<Kind> {
  return { ...defaults, ...fields } as unknown as Actor<Kind>;
}

const defaults = {
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

export const system = () => createActor({ kind: "system" });
