import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";
import { hear, say } from "./wire";

type Listener = (tag: string) => void;
type Watch = { me: string; listeners: Set<Listener>; hearing: boolean; noted: AsyncLocalStorage<Set<string>> };

const slot = globalThis as { recruitFreshness?: Watch };
slot.recruitFreshness ??= {
  me: randomUUID().slice(0, 8),
  listeners: new Set(),
  hearing: false,
  noted: new AsyncLocalStorage(),
};
const watch = slot.recruitFreshness;

/** The tag every page bears: all of them are made anew. */
export const everything = "_N_T_/layout";

/** Makes every cached public read with this tag out of date: at once in this process, within a moment in the others. Call after the commit. */
export function outdate(tags: Iterable<string>) {
  for (const tag of tags) {
    watch.noted.getStore()?.add(tag);
    pass(tag);
    say("outdated", `${watch.me} ${tag}`);
  }
}

/** Calls `listener` for each tag that went out of date, in whichever process; with `everything` when some may have been missed. */
export function onOutdated(listener: Listener) {
  watch.listeners.add(listener);
  if (watch.hearing) return;
  watch.hearing = true;
  hear("outdated", fromAnother, () => pass(everything));
}

/** Runs an act and gives, beside its result, the tags it made out of date. */
export async function notingTags<T>(act: () => Promise<T>): Promise<[T, Set<string>]> {
  const tags = new Set<string>();
  return [await watch.noted.run(tags, act), tags];
}

function fromAnother(line: string) {
  const [sender, tag = everything] = line.split(" ");
  if (sender !== watch.me) pass(tag);
}

function pass(tag: string) {
  for (const listener of watch.listeners) listener(tag);
}
