import "server-only";
import type { Actor } from "./actor";
import { bucketOf, type Rate, returnToken, takeToken } from "./rate-limit";
import { requestContext, withContext } from "./request-context";

type Buckets<Input> = {
  /** Per account; visitors share a limit per network address that is `visitorsPerAddress` times as high. */
  person?: Rate;
  address?: Rate;
  /** Per value of the input; with `failuresOnly` a success returns the token. */
  value?: Value<Input>;
  wider?: Value<Input>;
};
type Value<Input> = Rate & { of: (input: Input, actor: Actor) => string | null; failuresOnly?: true };
type AtLeastOne<All> = { [Key in keyof All]-?: All & Required<Pick<All, Key>> }[keyof All];

export type Unlimited = { unlimited: string };
/** The rate limits of one command (`act` is its name); refused attempts count too. */
export type Limit<Input> = Unlimited | ({ act: string } & AtLeastOne<Buckets<Input>>);
export type ReadLimit = { act: string } & AtLeastOne<Omit<Buckets<never>, "value" | "wider">>;

export const unlimited = (reason: string): Unlimited => ({ unlimited: reason });

export const byHand: Rate = { burst: 60, seconds: 60 };

const visitorsPerAddress = 5;

export const runAsCounted = <Out>(work: () => Promise<Out>): Promise<Out> => withContext({ isCounted: true }, work);

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

/** Counts an attempt by input value; returns the function to call on success. */
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
  countedValue: string | null | undefined,
) {
  if (!rate || typeof countedValue !== "string") return null;
  const key = bucketOf(act, countedValue);
  await takeToken(key, rate);
  return rate.failuresOnly ? key : null;
}

const isUncounted = <Input>(actor: Actor, limit: Limit<Input>): limit is Unlimited =>
  "unlimited" in limit || actor.kind === "system" || requestContext().isCounted === true;
