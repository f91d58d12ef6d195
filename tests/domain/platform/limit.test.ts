import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { secondsFrom, setClock } from "@/lib/platform/clock";
import { type Actor, anyone } from "@/lib/platform/command/actor";
import { command, externalCommand } from "@/lib/platform/command/command";
import { createActor, system, visitor } from "@/lib/platform/command/create-actor";
import { type Limit, unlimited } from "@/lib/platform/command/limit";
import { query } from "@/lib/platform/command/query";
import { Refusal, refuse } from "@/lib/platform/command/refusal";
import { db } from "@/lib/platform/db/db";

const moment = new Date("2026-11-22T10:00:00Z");
beforeEach(() => setClock(() => moment));
afterEach(() => setClock(null));

const anAct = () => `act ${randomUUID()}`;
const someone = (address: string | null = null) =>
  createActor({ kind: "member", role: "user", userId: randomUUID(), address });
const input = z.object({ email: z.string().default(""), password: z.string().default("right") });
const acting = (limit: Limit<z.output<typeof input>>, run = async () => {}) =>
  command({ limit, by: anyone, input, load: async () => null, run });
const three = { burst: 3, seconds: 180 };

/** The number of accepted attempts in a row, at most ten. */
async function triesOf(act: (actor: Actor, input: unknown) => Promise<unknown>, actor: Actor, sentInput: object = {}) {
  for (let n = 0; n < 10; n++) {
    const refused = await act(actor, sentInput).then(
      () => null,
      (error: Refusal) => error.code,
    );
    if (refused) return n;
  }
  return 10;
}

test("limits count per user and per command", async () => {
  const [firstCommand, other] = [acting({ act: anAct(), person: three }), acting({ act: anAct(), person: three })];
  const [ann, ben] = [someone("10.0.0.1"), someone("10.0.0.1")];
  expect(await triesOf(firstCommand, ann)).toBe(3);
  expect(await triesOf(other, ann)).toBe(3);
  expect(await triesOf(firstCommand, ben)).toBe(3);
});

test("visitors of one address share five times the limit of a user", async () => {
  const act = acting({ act: anAct(), person: { burst: 1, seconds: 60 } });
  const address = randomUUID();
  expect(await triesOf(act, visitor("en", address))).toBe(5);
  expect(await triesOf(act, visitor("fr", randomUUID()))).toBe(5);
  expect(await triesOf(act, someone(address))).toBe(1);
});

test("an address limit counts everybody from it, signed in or not", async () => {
  const act = acting({ act: anAct(), address: three });
  const address = randomUUID();
  await act(someone(address), {});
  await act(visitor("en", address), {});
  expect(await triesOf(act, someone(address))).toBe(1);
});

test("a value limit counts attempts from anywhere; a success may be returned", async () => {
  const act = anAct();
  const guess = externalCommand({
    limit: { act, value: { of: ({ email }) => email, failuresOnly: true, ...three } },
    by: anyone,
    input,
    load: async () => null,
    call: async ({ input: { password } }) => (password === "right" ? null : refuse("wrong_credentials")),
    run: async () => {},
  });
  const credentials = { email: "Ann@example.org", password: "right" };
  expect(await triesOf(guess, someone(), credentials)).toBe(10);
  const wrong = { ...credentials, email: "ann@EXAMPLE.org", password: "wrong" };
  for (let n = 0; n < 3; n++)
    await expect(guess(someone(), wrong)).rejects.toMatchObject({ code: "wrong_credentials" });
  await expect(guess(someone(), credentials)).rejects.toMatchObject({ code: "too_many_tries" });
});

test("refused attempts count too, before the input is read", async () => {
  const act = acting({ act: anAct(), person: three }, async () => refuse("not_found"));
  const actor = someone();
  for (let n = 0; n < 3; n++) await expect(act(actor, { email: 1 })).rejects.toMatchObject({ code: "invalid" });
  await expect(act(actor, {})).rejects.toMatchObject({ code: "too_many_tries" });
});

test("a refusal states the seconds until the next attempt", async () => {
  for (const rate of [three, { burst: 10, seconds: 900 }, { burst: 7, seconds: 60 }, { burst: 2, seconds: 86_400 }]) {
    const act = acting({ act: anAct(), person: rate });
    const actor = someone();
    expect(await triesOf(act, actor)).toBe(rate.burst);
    setClock(() => secondsFrom(moment, 3));
    const { retryAfter = 0 } = await act(actor, {}).then(
      () => new Refusal("unexpected"),
      (error: Refusal) => error,
    );
    expect(retryAfter).toBe(Math.ceil(rate.seconds / rate.burst - 3));
    setClock(() => secondsFrom(moment, 3 + retryAfter - 1));
    await expect(act(actor, {})).rejects.toMatchObject({ retryAfter: 1 });
    setClock(() => secondsFrom(moment, 3 + retryAfter));
    await act(actor, {});
    setClock(() => moment);
  }
});

test("parallel attempts cannot exceed the limit", async () => {
  for (let round = 0; round < 40; round++) {
    const act = acting({ act: anAct(), person: three });
    const actor = someone();
    const tries = await Promise.allSettled(Array.from({ length: 12 }, () => act(actor, {})));
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
  }
});

test("a command called by another command or a query is not counted again", async () => {
  const inner = acting({ act: anAct(), person: { burst: 1, seconds: 60 } });
  const actor = someone();
  const outer = externalCommand({
    limit: unlimited("for this test"),
    by: anyone,
    input,
    load: async () => null,
    call: async () => [await inner(actor, {}), await inner(actor, {})],
    run: async () => {},
  });
  const reading = query({ limit: { act: anAct(), person: three }, read: async (actor) => inner(actor, {}) });
  expect(await triesOf(outer, actor)).toBe(10);
  expect(await triesOf(reading, actor)).toBe(3);
  expect(await triesOf(inner, actor)).toBe(1);
});

test("the system actor is not counted", async () => {
  expect(await triesOf(acting({ act: anAct(), person: three, address: three }), system())).toBe(10);
});

test("no step of a transaction takes a second connection, not even for counting", async () => {
  const counting = acting({ act: anAct(), person: three });
  const actor = someone();
  for (const step of [() => db.user.count(), () => db.$transaction(async () => {}), () => counting(actor, {})]) {
    const act = acting(unlimited("for this test"), async () => void (await step()));
    await expect(act(actor, {})).rejects.toThrow("inside a transaction");
  }
  expect(await triesOf(counting, actor)).toBe(3);
});

test("work left by a transaction may use the database after it ended", async () => {
  let ended = () => {};
  const end = new Promise<void>((done) => {
    ended = done;
  });
  let later: Promise<number> | undefined;
  await acting(unlimited("for this test"), async () => {
    later = end.then(() => db.user.count());
  })(someone(), {});
  ended();
  expect(await later).toBeTypeOf("number");
});
