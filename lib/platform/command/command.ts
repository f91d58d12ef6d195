import "server-only";
import type { z } from "zod";
import { invalidateTags } from "../cache/cache-invalidation";
import { db, type Tx } from "../db/db";
import { tagsOf } from "../outbox/domain-events";
import { beforeCommit } from "./act-timeout";
import type { Actor, Guard, Verdict } from "./actor";
import { countTry, countValue, type Limit, runAsCounted } from "./limit";
import { Refusal } from "./refusal";

export type Command<Out> = ((actor: Actor, input: unknown) => Promise<Out>) & { readonly input: z.ZodType };

type CommandStart<Who extends Actor, Input extends z.ZodType, Subject> = {
  /** Rate limit, counted before everything else and outside the transaction. */
  limit: Limit<z.output<Input>>;
  by: Guard<Who>;
  input: Input;
  /** Reads and locks the subject; refuses `not_found` if the actor may not see it. */
  load: (tx: Tx, input: z.output<Input>, actor: Who) => Promise<Subject>;
  allow?: (actor: Who, subject: Subject) => Verdict;
};

type CommandSpec<Who extends Actor, Input extends z.ZodType, Subject, Out> = CommandStart<Who, Input, Subject> & {
  run: (act: { tx: Tx; actor: Who; input: z.output<Input>; subject: Subject }) => Promise<Out>;
};

type ExternalCommandSpec<Who extends Actor, Input extends z.ZodType, Subject, Reply, Out> = CommandStart<
  Who,
  Input,
  Subject
> & {
  call: (act: { actor: Who; input: z.output<Input>; subject: Subject }) => Promise<Reply>;
  undo?: (reply: Reply) => Promise<void>;
  run: (act: { tx: Tx; actor: Who; input: z.output<Input>; subject: Subject; reply: Reply }) => Promise<Out>;
};

/** Runs limit, by, parse, load, allow, run, in this order; the last three in one transaction. */
export function command<Who extends Actor, Input extends z.ZodType, Subject, Out>(
  spec: CommandSpec<Who, Input, Subject, Out>,
): Command<Out> {
  return createLimited(spec, (actor, input) =>
    transaction(async (tx) => {
      const subject = await loadAndAllow(tx, spec, actor, input);
      return spec.run({ tx, actor, input, subject });
    }),
  );
}

/** For commands that call a third party: `load` and `allow` run in one transaction, then `call`, then `run` in a second one. */
export function externalCommand<Who extends Actor, Input extends z.ZodType, Subject, Reply, Out>(
  spec: ExternalCommandSpec<Who, Input, Subject, Reply, Out>,
): Command<Out> {
  return createLimited(spec, async (actor, input) => {
    const subject = await inTransaction((tx) => loadAndAllow(tx, spec, actor, input));
    const reply = await spec.call({ actor, input, subject });
    try {
      return await transaction((tx) => spec.run({ tx, actor, input, subject, reply }));
    } catch (error) {
      await spec.undo?.(reply);
      throw error;
    }
  });
}

/** A transaction that invalidates the cache tags of its events after the commit; for jobs, which are not commands. */
export const transaction = <T>(work: (tx: Tx) => Promise<T>): Promise<T> =>
  inTransaction(async (tx) => {
    const result = await work(tx);
    beforeCommit();
    return result;
  });

async function inTransaction<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
  let tags: ReadonlySet<string> = new Set();
  const output = await db.$transaction(async (tx) => {
    const result = await work(tx);
    tags = tagsOf(tx);
    return result;
  }, transactionOptions);
  invalidateTags(tags);
  return output;
}

const transactionOptions = { maxWait: 5_000, timeout: 15_000 };

function createLimited<Who extends Actor, Input extends z.ZodType, Subject, Out>(
  { limit, by, input: schema }: CommandStart<Who, Input, Subject>,
  act: (actor: Who, input: z.output<Input>) => Promise<Out>,
): Command<Out> {
  const run = async (caller: Actor, raw: unknown) => {
    await countTry(caller, limit);
    const actor = by(caller);
    if (typeof actor === "string") throw new Refusal(actor);
    const input = parse(schema, raw);
    const onSuccess = await countValue(actor, limit, input);
    const output = await runAsCounted(() => act(actor, input));
    await onSuccess();
    return output;
  };
  return Object.assign(run, { input: schema });
}

function parse<Input extends z.ZodType>(schema: Input, raw: unknown): z.output<Input> {
  const parsed = schema.safeParse(raw);
  if (parsed.success) return parsed.data;
  const fields: Record<string, string[]> = {};
  for (const issue of parsed.error.issues) {
    const name = issue.path.slice(0, 1).join("");
    fields[name] = [...(fields[name] ?? []), issue.message];
  }
  throw new Refusal("invalid", fields);
}

async function loadAndAllow<Who extends Actor, Input extends z.ZodType, Subject>(
  tx: Tx,
  spec: CommandStart<Who, Input, Subject>,
  actor: Who,
  input: z.output<Input>,
) {
  const subject = await spec.load(tx, input, actor);
  const verdict = spec.allow?.(actor, subject) ?? true;
  if (verdict !== true) throw new Refusal(verdict);
  return subject;
}
