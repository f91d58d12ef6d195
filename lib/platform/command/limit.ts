import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";
import type { Actor } from "./actor";
import { bucketOf, giveBack, type Rate, takeToken } from "./rate-limit";

type Whose<Input> = {
  /** One account. Whoever has none is counted by network address, `crowd` times as wide. */
  person?: Rate;
  /** One network address, whoever comes from it. */
  address?: Rate;
  /** One value of the input, wherever the try comes from; with `failuresOnly` a success is given back. */
  value?: Value<Input>;
  /** The same in wider terms, where `value` looks at who tries as well. */
  wider?: Value<Input>;
};
/** What is null is not counted. */
type Value<Input> = Rate & { of: (input: Input, actor: Actor) => string | null; failuresOnly?: true };
type OneAtLeast<All> = { [Key in keyof All]-?: All & Required<Pick<All, Key>> }[keyof All];

export type Unlimited = { unlimited: string };
/** How often one may try, counted for each act by itself: `act` is the name of the command. What is refused counts too. */
export type Limit<Input> = Unlimited | ({ act: string } & OneAtLeast<Whose<Input>>);
export type ReadLimit = { act: string } & OneAtLeast<Omit<Whose<never>, "value" | "wider">>;

/** The visible way to say that an act needs no limit, and why. */
export const unlimited = (because: string): Unlimited => ({ unlimited: because });

/** As fast as a hand can press, for long enough to tidy a list. */
export const byHand: Rate = { burst: 60, seconds: 60 };

/** How many people may stand behind one address: a school, a club house, a mobile network. */
const crowd = 5;

const counting = new AsyncLocalStorage<true>();

/** Runs an act or a read that was counted: what it calls on the way is part of it and not counted again. */
export const asCounted = <Out>(work: () => Promise<Out>): Promise<Out> => counting.run(true, work);

/** Counts a try by who makes it. */
export async function countTry(actor: Actor, limit: Limit<never>) {
  if (isFree(actor, limit)) return;
  const { act, person, address } = limit;
  if (person && actor.userId) await takeToken(bucketOf(`${act} person`, actor.userId), person);
  if (person && !actor.userId && actor.address)
    await takeToken(bucketOf(`${act} visitors`, actor.address), { ...person, burst: person.burst * crowd });
  if (address && actor.address) await takeToken(bucketOf(`${act} address`, actor.address), address);
}

/** Counts a try by what it is about; gives what to call once the act succeeded. */
export async function countValue<Input>(actor: Actor, limit: Limit<Input>, input: Input): Promise<() => Promise<void>> {
  if (isFree(actor, limit)) return async () => {};
  const { act, value, wider } = limit;
  const toGiveBack = [
    await countOne(`${act} wider`, wider, wider?.of(input, actor)),
    await countOne(`${act} value`, value, value?.of(input, actor)),
  ];
  return async () => {
    for (const key of toGiveBack) if (key) await giveBack(key);
  };
}

/** The bucket to give the token back to once the act succeeded, if it is to be. */
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

/** The house itself is not counted, nor what is part of a counted act. */
const isFree = <Input>(actor: Actor, limit: Limit<Input>): limit is Unlimited =>
  "unlimited" in limit || actor.kind === "system" || counting.getStore() === true;
