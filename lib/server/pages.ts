import { everything, onInvalidate } from "@/lib/platform/cache/cache-invalidation";
import { env } from "@/lib/platform/env";
import { log } from "@/lib/platform/http/log";
import { splitLocale } from "@/lib/platform/i18n/routing";
import type { Answer, Ask } from "./ask";
import { encodeVariants, keepPayloadOf, type Page } from "./page";
import { madeAt } from "./strangers";

type Kept = {
  path: string;
  answer: Answer;
  tags: ReadonlySet<string>;
  outdated: boolean;
  /** Until `freshUntil` it is sent as it is; for a while longer too, while a new one is made. In milliseconds, as all times here. */
  freshUntil: number;
  staleUntil: number;
  baked: Map<string, Page>;
  baking: Map<string, Promise<Page>>;
};
type Flight = { begun: number; landed: Promise<Kept> };
type NextPages = { tags: Map<string, string[]>; begun: Map<string, number> };

const MOST_BYTES = 96 * 1024 * 1024;
const LONGEST_STALE_MS = 60_000;
const SETTLED_MS = 1000;
const TRIES = 3;

const kept = new Map<string, Kept>();
const flights = new Map<string, Flight>();
const outdatedAt = new Map<string, number>();
let lastOutdated = 0;
let bytes = 0;
let smallest = Promise.resolve();

export function watchTags() {
  onInvalidate((tag) => {
    lastOutdated = clock();
    outdatedAt.set(tag, lastOutdated);
    for (const page of kept.values()) if (tag === everything || page.tags.has(tag)) page.outdated = true;
  });
}

/** The page if it can be sent at once. */
export function pageAtHand(path: string, who = ""): Page | undefined {
  const page = kept.get(path);
  if (!page || page.outdated) return;
  const now = clock();
  return now < page.freshUntil ? page.baked.get(who) : undefined;
}

/**
 * The page, made anew when it has to be: once, however many wait. While Next fails (the database is away) the last good one
 * is sent, however old.
 */
export async function pageAt(ask: Ask, path: string, who = ""): Promise<Page> {
  const had = kept.get(path);
  if (had && !had.outdated && clock() < had.staleUntil) {
    if (clock() >= had.freshUntil) fill(ask, path).catch((err) => log.warn({ err, path }, "page not renewed"));
    return baked(had, who);
  }
  const made = await fill(ask, path).catch((error) => {
    if (!had) throw error;
    log.warn({ err: error, path }, "an old page is shown");
    return had;
  });
  return baked(made.answer.status >= 500 && had ? had : made, who);
}

/** It was made before and is kept, here or by Next: asking for it costs little. */
export const isMade = (path: string) => kept.has(path) || whatNextKnows(madeAt(path)).isKept;

/** Keeps again what this page's scripts fetch from `address`, when it was dropped and the page has not changed since. */
export async function keepFlightAgain(ask: Ask, path: string, address: string) {
  const had = kept.get(path);
  const page = had && !had.outdated ? had : await fill(ask, path);
  const { payload } = await baked(page, "");
  if (payload === address) keepPayloadOf(page.answer);
}

function fill(ask: Ask, path: string): Promise<Kept> {
  const flying = flights.get(path);
  if (flying && flying.begun > lastOutdated) return flying.landed;
  const landed = make(ask, path).finally(() => {
    if (flights.get(path)?.landed === landed) flights.delete(path);
  });
  flights.set(path, { begun: clock(), landed });
  return landed;
}

/** Next joins requests for a page that it is making already: one begun before a change is asked for again. */
async function make(ask: Ask, path: string): Promise<Kept> {
  for (let attempt = 1; ; attempt++) {
    const begun = clock();
    const answer = await ask(madeAt(path));
    const { tags, madeSince } = whatNextKnows(madeAt(path));
    const since = Math.min(begun, madeSince);
    const outdated = [...tags, everything].some((tag) => (outdatedAt.get(tag) ?? 0) > since);
    if (outdated && attempt < TRIES) continue;
    const page: Kept = { path, answer, tags, outdated, ...lifeOf(answer), baked: new Map(), baking: new Map() };
    if (isKeepable(answer)) keep(page);
    else if (answer.status === 404) drop(path);
    return page;
  }
}

function whatNextKnows(path: string) {
  const { tags, begun } = (globalThis as { recruitPages?: NextPages }).recruitPages ?? {};
  const { locale, path: rest } = splitLocale(path);
  const key = `/${locale}${rest === "/" ? "" : rest}`;
  return {
    isKept: tags?.has(key) ?? false,
    tags: new Set(tags?.get(key)),
    madeSince: begun?.get(key) ?? Number.POSITIVE_INFINITY,
  };
}

/** Next says how long a page holds; one that it calls stale it is making anew already. */
function lifeOf({ headers }: Answer) {
  const stale = headers["x-nextjs-cache"] === "STALE";
  const seconds = stale ? 2 : Number(/s-maxage=(\d+)/.exec(String(headers["cache-control"]))?.[1] ?? 0);
  const freshUntil = clock() + seconds * 1000;
  return { freshUntil, staleUntil: freshUntil + Math.min(seconds * 1000, LONGEST_STALE_MS) };
}

const isKeepable = ({ status, headers }: Answer) =>
  status === 200 && !headers["set-cookie"] && /s-maxage=[1-9]/.test(String(headers["cache-control"]));

function keep(page: Kept) {
  drop(page.path);
  kept.set(page.path, page);
  bytes += weight(page);
  for (const oldest of kept.keys()) {
    if (bytes <= MOST_BYTES) break;
    drop(oldest);
  }
}

function drop(path: string) {
  const page = kept.get(path);
  if (!page) return;
  kept.delete(path);
  bytes -= weight(page);
}

/** What a page costs in memory, about: itself and up to five baked forms. */
const weight = ({ answer }: Kept) => answer.body.length * 4;

/** Once for everyone who waits. */
function baked(page: Kept, who: string): Promise<Page> {
  const baking = page.baking.get(who) ?? bakeWell(page, who);
  page.baking.set(who, baking);
  return baking;
}

/** Small at once; smallest a moment later, once the page has held. */
async function bakeWell(page: Kept, who: string): Promise<Page> {
  const quick = await encodeVariants(page.answer, { path: page.path, who: who || undefined, quality: 5 });
  page.baked.set(who, quick);
  if (env.WARM_UP === "on" && isKeepable(page.answer)) setTimeout(() => bakeSmallest(page, who), SETTLED_MS).unref();
  return quick;
}

/** The best compression takes a tenth of a second of a core: one page at a time. */
function bakeSmallest(page: Kept, who: string) {
  smallest = smallest
    .then(async () => {
      if (kept.get(page.path) !== page || page.outdated) return;
      page.baked.set(who, await encodeVariants(page.answer, { path: page.path, who: who || undefined, quality: 11 }));
    })
    .catch((err) => log.warn({ err, path: page.path }, "page not compressed well"));
}

const clock = () => performance.timeOrigin + performance.now();
