import { z } from "zod";
import { boundedText, id, line, many, optional, preparedText, prose, tickable } from "@/lib/platform/command/input";

export const longestRequest = 2000;
/** A request that nobody answers ends after so many days, and its credit comes back. */
export const requestDays = 14;

/** A share of answers is told from so many requests on, each answered or run out. */
export const ratedFrom = 3;
/** The same where everybody reads it. */
export const toldFrom = 5;
/** A place in the sport comes from the interest of so many days, and is told where so many players have one. */
export const rankedDays = 90;
export const leastRanked = 20;

/** The interest ladder, from the first look to the answer; a player is shown so many weeks of it. */
export const ladder = ["opened", "watched", "saved", "asked", "answered"] as const;
export const ladderWeeks = 12;

/** As whom a player may look at the own page. */
export const onlookers = ["everyone", "club", "accepted"] as const;
export type Onlooker = (typeof onlookers)[number];

export const openStates = ["pending", "awaiting_guardian"] as const;
export type OpenState = (typeof openStates)[number];
export type RequestState = OpenState | "accepted" | "refused" | "expired" | "withdrawn";

const yesOrNo = z.enum(["yes", "no"], "required").transform((answer) => answer === "yes");

export const requestInput = z.object({ playerId: id, message: prose(longestRequest, "message_required") });
export const answerInput = z.object({ requestId: id, answer: yesOrNo });
export const withdrawInput = z.object({ requestId: id });
export const disclosureInput = z.object({ disclosureId: id });
export const playerInput = z.object({ playerId: id });

export const longestNote = 2000;
export const longestListName = 60;
export const longestTag = 30;
export const mostTags = 10;
/** All of them as they are typed. */
const longestTags = 2000;
export const mostLists = 50;
/** Players that are put in lists at once: a page of them. */
export const mostChosen = 50;
/** Players side by side. */
export const mostCompared = 4;

const listName = line(longestListName, "favorite_list_name_required");
const lists = many(id);

/** Apart by commas of either script, each once, however it is capitalised. */
const tags = preparedText(
  longestTags,
  (text) => [...new Map(text.split(/[,،;]/).flatMap(namedTag)).values()],
  z.array(boundedText(longestTag, "tag_too_long"), "too_many_tags").max(mostTags, "too_many_tags"),
).default([]);

function namedTag(text: string): [string, string][] {
  const tag = text
    .normalize("NFC")
    .replace(/[\s\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu, " ")
    .trim();
  return tag ? [[tag.toLowerCase(), tag]] : [];
}

export const favoriteListInput = z.object({ name: listName });
export const listInput = z.object({ listId: id });
export const renameListInput = listInput.extend({ name: listName });
/** `player` are those chosen; `name` is a new list's. */
export const putInListsInput = z
  .object({
    player: many(id, "nothing_selected", 1).pipe(z.array(id).max(mostChosen, "nothing_selected")),
    lists,
    name: optional(listName),
  })
  .refine(({ lists, name }) => lists.length > 0 || name, { path: ["lists"], error: "favorite_list_required" });
/** The players whose profiles are read: one, or those side by side. */
export const readInput = z.object({
  playerId: many(id, "not_found", 1).pipe(z.array(id).max(mostCompared, "not_found")),
});
export const annotateInput = playerInput.extend({ note: optional(prose(longestNote)), tags, lists });
export const unsaveInput = playerInput.extend({ sure: tickable });
export const favoritesFileInput = z.object({ format: z.enum(["csv", "xlsx"], "not_found") });

/** The players that an address names, `mostCompared` or `mostChosen` at most. */
export function chosenPlayers(playerIds: string | string[] | undefined, most: number): string[] {
  const ids = [playerIds ?? []].flat().filter((one) => id.safeParse(one).success);
  return [...new Set(ids)].slice(0, most);
}

/** Which of a recruiter's contacts a list shows. */
export const contactViews = ["asked", "settled", "paid"] as const;
export type ContactView = (typeof contactViews)[number];
export const contactView = (viewName: unknown): ContactView =>
  contactViews.find((view) => view === viewName) ?? "asked";
