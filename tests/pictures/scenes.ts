import type { Person } from "../support/browser/people.ts";
import { type Moment, moments } from "../support/browser/ui-states.ts";
import { moreStates } from "./more-states.ts";

/** A page, or a page after somebody has done something with it. */
export type Scene = { name: string; path: string; reach?: Moment["reach"] };

/** What is pictured of one person, of those scenes whose name has one of the words; all when there are none. */
export function scenesOf(who: Person, paths: string[], words: string[]): Scene[] {
  const pages = paths.map((path) => ({ name: `${who} ${path}`, path }));
  const reached = Object.entries({ ...moments, ...moreStates })
    .filter(([, moment]) => moment.who === who)
    .map(([name, { path, reach }]) => ({ name: `${who}: ${name}`, path, reach }));
  return [...pages, ...reached].filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));
}
