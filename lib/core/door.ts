import type { Actor } from "./actor";

type Person = Omit<Partial<{ -readonly [K in keyof Actor]: Actor[K] }>, "role"> & Pick<Actor, "role">;

/** Makes an actor. Importable by the doors alone: whoever calls this has proved who is acting. */
export function admit(person: Person): Actor {
  return { ...nobody, ...person } as Actor;
}

const nobody = {
  userId: null,
  playerId: null,
  recruiterId: null,
  sessionId: null,
  guardianOf: null,
  guardianBy: null,
  address: null,
  knownAs: [],
  locale: "en",
};

export const visitor = (
  locale: Actor["locale"] = "en",
  address: string | null = null,
  knownAs: readonly string[] = [],
) => admit({ role: "visitor", locale, address, knownAs });

/** The house itself: schedules, webhooks, reactions. */
export const system = () => admit({ role: "system" });
