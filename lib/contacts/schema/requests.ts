import { z } from "zod";
import { boundedText, id, line, many, optional, preparedText, prose, tickable } from "@/lib/platform/command/input";

export const longestRequest = 2000;
/** Unanswered requests expire after this many days, and the credit is returned. */
export const requestDays = 14;

/** The least number of settled requests for which a share of answers is shown. */
export const ratedFrom = 3;
/** The same for figures that everybody can see. */
export const publiclyRatedFrom = 5;
/** A rank counts interest of the last `rankedDays` days and needs at least `leastRanked` players in the sport. */
export const rankedDays = 90;
export const leastRanked = 20;
/** The same among e-sport players of one game and role. */
export const leastRankedInRole = 5;

/** The interest ladder, from the first view to the answer; players see the last `ladderWeeks` weeks. */
export const ladder = ["opened", "watched", "saved", "requested", "answered"] as const;
export const ladderWeeks = 12;
/** E-sport players cannot be saved. */
export const esportLadder = ladder.filter((kind) => kind !== "saved");

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
/** All tags together, as typed. */
const longestTags = 2000;
export const mostLists = 50;
export const mostChosen = 50;
export const mostCompared = 4;

const listName = line(longestListName, "favorite_list_name_required");
const lists = many(id);

/** Separated by Latin or Arabic commas; duplicates that differ only in case are dropped. */
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
export const putInListsInput = z
  .object({
    player: many(id, "nothing_selected", 1).pipe(z.array(id).max(mostChosen, "nothing_selected")),
    lists,
    name: optional(listName),
  })
  .refine(({ lists, name }) => lists.length > 0 || name, { path: ["lists"], error: "favorite_list_required" });
export const readInput = z.object({
  playerId: many(id, "not_found", 1).pipe(z.array(id).max(mostCompared, "not_found")),
});
export const annotateInput = playerInput.extend({ note: optional(prose(longestNote)), tags, lists });
export const unsaveInput = playerInput.extend({ sure: tickable });
export const favoritesFileInput = z.object({ format: z.enum(["csv", "xlsx"], "not_found") });

export function chosenPlayers(playerIds: string | string[] | undefined, limit: number): string[] {
  const ids = [playerIds ?? []].flat().filter((playerId) => id.safeParse(playerId).success);
  return [...new Set(ids)].slice(0, limit);
}

export const contactViews = ["requested", "settled", "paid"] as const;
export type ContactView = (typeof contactViews)[number];
export const contactView = (viewName: unknown): ContactView =>
  contactViews.find((view) => view === viewName) ?? "requested";
