import "server-only";
import type { Actor } from "./actor";
import { countTry, type ReadLimit, runAsCounted } from "./limit";

type QuerySpec<Args extends unknown[], Out> = {
  limit: ReadLimit;
  read: (actor: Actor, ...args: Args) => Promise<Out>;
};

export function query<Args extends unknown[], Out>({ limit, read }: QuerySpec<Args, Out>) {
  return async (actor: Actor, ...args: Args): Promise<Out> => {
    await countTry(actor, limit);
    return runAsCounted(() => read(actor, ...args));
  };
}
