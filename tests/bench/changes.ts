import { randomUUID } from "node:crypto";
import { publishArticle } from "@/lib/content/commands/publish-article";
import { registerForEvent } from "@/lib/events/commands/register-for-event";
import { visitor } from "@/lib/platform/command/create-actor";
import { localePath, locales } from "@/lib/platform/i18n/routing";
import { signUpPlayer } from "@/lib/players/commands/sign-up-player";
import { aDraft } from "@/tests/support/factories/articles";
import { anEvent } from "@/tests/support/factories/events";
import { anAdmin, aPlayer } from "@/tests/support/factories/people";
import { aSignUpForm } from "@/tests/support/factories/player-forms";

type Ask = (path: string) => Promise<string>;
/** A change that was acknowledged, the pages that tell of it, and how one sees it there. */
type Change = { pages: string[]; isShown: (html: string) => boolean };

const inEveryLanguage = (path: string) => locales.map((locale) => localePath(path, locale));

export const changes: ((ask: Ask) => Promise<Change>)[] = [anArticlePublished, anEventFull, aPlayerJoined];

async function anArticlePublished(): Promise<Change> {
  const title = `Fresh ${randomUUID()}`;
  const [admin, draft] = await Promise.all([anAdmin(), aDraft({ title })]);
  await publishArticle(admin, { id: draft.id });
  return { pages: inEveryLanguage("/news"), isShown: (html) => html.includes(title) };
}

async function anEventFull(ask: Ask): Promise<Change> {
  const [{ event }, { actor }] = await Promise.all([anEvent({ maxParticipants: 1 }), aPlayer()]);
  const pages = inEveryLanguage(`/events/${event.id}`);
  await Promise.all(pages.map(ask));
  await registerForEvent(actor, { eventId: event.id });
  return { pages, isShown: (html) => html.includes('"remainingAttendeeCapacity":0') };
}

async function aPlayerJoined(ask: Ask): Promise<Change> {
  const before = playersOn(await ask("/"));
  await signUpPlayer(visitor("en"), aSignUpForm());
  return { pages: inEveryLanguage("/"), isShown: (html) => playersOn(html) > before };
}

const playersOn = (html: string) => Number(/data-figure="players">([^<]+)/.exec(html)?.[1]?.replace(/\D/g, ""));
