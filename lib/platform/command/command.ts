import "server-only";
import type { z } from "zod";
import { invalidateTags } from "../cache/cache-invalidation";
import { db, type Tx } from "../db/db";
import { tagsOf } from "../outbox/domain-events";
import { beforeCommit } from "./act-timeout";
import type { Actor, Gate, Verdict } from "./actor";
import { asCounted, countTry, countValue, type Limit } from "./limit";
import { Refusal } from "./refusal";

/** `input` is the schema of what may be sent. */
export type Command<Out> = ((actor: Actor, input: unknown) => Promise<Out>) & { readonly input: z.ZodType };

type CommandStart<Who extends Actor, Input extends z.ZodType, Subject> = {
  /** How often one may try; counted before everything else, in no transaction. */
  limit: Limit<z.output<Input>>;
  /** Whose act it is at all; what follows gets the actor as that kind. */
  by: Gate<Who>;
  input: Input;
  /** Reads, and locks, what the act is about; refuses with `not_found` what this actor may not know of. */
  load: (tx: Tx, input: z.output<Input>, actor: Who) => Promise<Subject>;
  /** What is asked of the actor and this subject. */
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
  /** Talks to the third party, outside every transaction. */
  call: (act: { actor: Who; input: z.output<Input>; subject: Subject }) => Promise<Reply>;
  /** Takes back what `call` did when `run` came to nothing. */
  undo?: (reply: Reply) => Promise<void>;
  run: (act: { tx: Tx; actor: Who; input: z.output<Input>; subject: Subject; reply: Reply }) => Promise<Out>;
};

/** Limit, by, parse, load, allow, run: in this order, the last three in one transaction, every time. */
export function command<Who extends Actor, Input extends z.ZodType, Subject, Out>(
  spec: CommandSpec<Who, Input, Subject, Out>,
): Command<Out> {
  return limited(spec, (actor, input) =>
    transaction(async (tx) => {
      const subject = await open(tx, spec, actor, input);
      return spec.run({ tx, actor, input, subject });
    }),
  );
}

/** A command that must call a third party: load and allow in one transaction, call outside, run in a second one. */
export function externalCommand<Who extends Actor, Input extends z.ZodType, Subject, Reply, Out>(
  spec: ExternalCommandSpec<Who, Input, Subject, Reply, Out>,
): Command<Out> {
  return limited(spec, async (actor, input) => {
    const subject = await inTransaction((tx) => open(tx, spec, actor, input));
    const reply = await spec.call({ actor, input, subject });
    try {
      return await transaction((tx) => spec.run({ tx, actor, input, subject, reply }));
    } catch (error) {
      await spec.undo?.(reply);
      throw error;
    }
  });
}

/** A transaction whose facts, once committed, make the public reads they touch out of date. For acts that are no command: jobs. */
export const transaction = <T>(work: (tx: Tx) => Promise<T>): Promise<T> =>
  inTransaction(async (tx) => {
    const result = await work(tx);
    beforeCommit();
    return result;
  });

async function inTransaction<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
  let tags: ReadonlySet<string> = new Set();
  const done = await db.$transaction(async (tx) => {
    const result = await work(tx);
    tags = tagsOf(tx);
    return result;
  }, patience);
  invalidateTags(tags);
  return done;
}

const patience = { maxWait: 5_000, timeout: 15_000 };

function limited<Who extends Actor, Input extends z.ZodType, Subject, Out>(
  { limit, by, input: schema }: CommandStart<Who, Input, Subject>,
  act: (actor: Who, input: z.output<Input>) => Promise<Out>,
): Command<Out> {
  const run = async (given: Actor, raw: unknown) => {
    await countTry(given, limit);
    const actor = by(given);
    if (typeof actor === "string") throw new Refusal(actor);
    const input = parse(schema, raw);
    const succeeded = await countValue(actor, limit, input);
    const done = await asCounted(() => act(actor, input));
    await succeeded();
    return done;
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

async function open<Who extends Actor, Input extends z.ZodType, Subject>(
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
