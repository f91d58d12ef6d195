import "server-only";
import type { Actor } from "../command/actor";
import type { Tx } from "../db/db";
import type { Prisma } from "../prisma/client";
import { noteEvent } from "./outbox-context";

/** What a domain declares of one event; `Data` holds ids only, never names or texts. */
interface EventDefinition<Data> {
  /** The cache tags that the event invalidates after the commit. */
  tags?: (data: Data) => string[];
}

interface UnhandledDefinition<Data> extends EventDefinition<Data> {
  unhandled: string;
}

type Definitions = Record<string, EventDefinition<never>>;

export type Payloads<D> = { [T in keyof D]: D[T] extends EventDefinition<infer Data> ? Data : never };
export type HandledType<D> = { [T in keyof D]: D[T] extends { unhandled: string } ? never : T }[keyof D];

/** An event with handlers in `lib/entry/handlers.ts`. */
export const event = <Data>(tags?: (data: Data) => string[]): EventDefinition<Data> => ({ tags });

/** An event that is only recorded, with the reason why nothing follows. */
export const unhandled = <Data>(reason: string, tags?: (data: Data) => string[]): UnhandledDefinition<Data> => ({
  unhandled: reason,
  tags,
});

export type RecordedEvent<Type = string, Data = unknown> = {
  id: bigint;
  type: Type;
  actorId: string | null;
  data: Data;
  createdAt: Date;
};

export type EventActor = Pick<Actor, "userId">;

const pendingTags = new WeakMap<Tx, Set<string>>();

/** The events of a domain, named in the past tense, and the function that records one of them in the caller's transaction. */
export function defineEvents<D extends Definitions>(definitions: D) {
  async function record<T extends keyof D & string>(tx: Tx, actor: EventActor, type: T, data: Payloads<D>[T]) {
    const { id } = await tx.domainEvent.create({
      data: { type, actorId: actor.userId, data: data as Prisma.InputJsonValue },
    });
    noteEvent(id);
    pendingTags.set(tx, new Set([...tagsOf(tx), ...(definitions[type]?.tags?.(data as never) ?? [])]));
  }
  return { definitions, record };
}

export const tagsOf = (tx: Tx): ReadonlySet<string> => pendingTags.get(tx) ?? new Set();
