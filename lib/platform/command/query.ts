import "server-only";
import type { Actor } from "./actor";
import { asCounted, countTry, type ReadLimit } from "./limit";

type QuerySpec<Asked extends unknown[], Out> = {
  limit: ReadLimit;
  read: (actor: Actor, ...asked: Asked) => Promise<Out>;
};

/** A read that costs, counted like a command, without a transaction. */
export function query<Asked extends unknown[], Out>({ limit, read }: QuerySpec<Asked, Out>) {
  return async (actor: Actor, ...asked: Asked): Promise<Out> => {
    await countTry(actor, limit);
    return asCounted(() => read(actor, ...asked));
  };
}
