import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";
import type { Actor } from "./actor";
import { bucketOf, type Rate, returnToken, takeToken } from "./rate-limit";

type Buckets<Input> = {
  /** Per account. Visitors share a limit by network address, `visitorsPerAddress` times as high. */
  person?: Rate;
  /** Per network address. */
  address?: Rate;
  /** Per value of the input; with `failuresOnly` a success returns the token. */
  value?: Value<Input>;
  /** A second value with a wider limit. */
  wider?: Value<Input>;
};
/** Null is not counted. */
type Value<Input> = Rate & { of: (input: Input, actor: Actor) => string | null; failuresOnly?: true };
type AtLeastOne<All> = { [Key in keyof All]-?: All & Required<Pick<All, Key>> }[keyof All];

export type Unlimited = { unlimited: string };
/** Rate limits of one command (`act` is its name); refused tries count too. */
export type Limit<Input> = Unlimited | ({ act: string } & AtLeastOne<Buckets<Input>>);
export type ReadLimit = { act: string } & AtLeastOne<Omit<Buckets<never>, "value" | "wider">>;

export const unlimited = (because: string): Unlimited => ({ unlimited: because });

/** A rate for manual use. */
export const byHand: Rate = { burst: 60, seconds: 60 };

/** People who may share an address: a school, a club, a mobile network. */
const visitorsPerAddress = 5;

const countedContext = new AsyncLocalStorage<true>();

/** Calls inside `work` are not counted again. */
export const runAsCounted = <Out>(work: () => Promise<Out>): Promise<Out> => countedContext.run(true, work);

/** Counts by actor. */
export async function countTry(actor: Actor, limit: Limit<never>) {
  if (isUncounted(actor, limit)) return;
  const { act, person, address } = limit;
  if (person && actor.userId) await takeToken(bucketOf(`${act} person`, actor.userId), person);
  if (person && !actor.userId && actor.address)
    await takeToken(bucketOf(`${act} visitors`, actor.address), {
      ...person,
      burst: person.burst * visitorsPerAddress,
    });
  if (address && actor.address) await takeToken(bucketOf(`${act} address`, actor.address), address);
}

/** Counts by input value; returns what to call on success. */
export async function countValue<Input>(actor: Actor, limit: Limit<Input>, input: Input): Promise<() => Promise<void>> {
  if (isUncounted(actor, limit)) return async () => {};
  const { act, value, wider } = limit;
  const refundableKeys = [
    await countOne(`${act} wider`, wider, wider?.of(input, actor)),
    await countOne(`${act} value`, value, value?.of(input, actor)),
  ];
  return async () => {
    for (const key of refundableKeys) if (key) await returnToken(key);
  };
}

async function countOne(
  act: string,
  rate: (Rate & { failuresOnly?: true }) | undefined,
  of: string | null | undefined,
) {
  if (!rate || typeof of !== "string") return null;
  const key = bucketOf(act, of);
  await takeToken(key, rate);
  return rate.failuresOnly ? key : null;
}

/** The system and calls within a counted command are not counted. */
const isUncounted = <Input>(actor: Actor, limit: Limit<Input>): limit is Unlimited =>
  "unlimited" in limit || actor.kind === "system" || countedContext.getStore() === true;
