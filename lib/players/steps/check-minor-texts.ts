import "server-only";
import { now } from "@/lib/platform/clock";
import { Refusal, type RefusalCode, refuse } from "@/lib/platform/command/refusal";
import type { Tx } from "@/lib/platform/db/db";
import { isMinor, maySay, mayTell, type Told } from "../policy";
import { knownNames } from "../queries/known-names";
import { bornBefore } from "../schema/ages";
import type { Known } from "../schema/names-in-text";

type Texts = Record<string, string | null | undefined>;

/** Refuses, beside its field, a text about a minor that holds contact details or names a club, a place or a person. Every command that stores such a text asks this. */
export async function checkMinorTexts(tx: Tx, player: Told & { currentClub?: string | null }, texts: Texts) {
  if (!isMinor(player.birthDate)) return;
  refuseTexts(player, texts, await knownNames(tx, Object.values(texts), [player.currentClub]));
}

/** The same of what somebody else writes about several players, of whom some may be minors. */
export async function checkTextsAbout(tx: Tx, textsOf: ReadonlyMap<string, Texts>) {
  const minors = await tx.player.findMany({
    where: { id: { in: [...textsOf.keys()] }, birthDate: { gt: bornBefore(now()) } },
    select: { id: true, ...aboutMinor },
  });
  const about = minors.map((minor) => ({ minor, texts: textsOf.get(minor.id) ?? {} }));
  const texts = about.flatMap((each) => Object.values(each.texts));
  const known = await knownNames(
    tx,
    texts,
    minors.map(({ currentClub }) => currentClub),
  );
  for (const each of about) refuseTexts(each.minor, each.texts, known);
}

function refuseTexts(player: Told, texts: Texts, known: Known) {
  const refused = Object.entries(texts).flatMap(([field, text]) => {
    if (!text) return [];
    const verdict = mayTell(player, text, known);
    return verdict === true ? [] : [{ field, verdict }];
  });
  if (refused.length === 0) return;
  const isContact = refused.every(({ verdict }) => verdict === ("minor_contact_closed" satisfies RefusalCode));
  const fields = Object.fromEntries(refused.map(({ field, verdict }) => [field, [verdict]]));
  throw new Refusal(isContact ? "minor_contact_closed" : "invalid", fields);
}

/** Refuses contact details alone: in the names of competitions and federations, which open with the identity. */
export function checkMinorContacts(player: Told, texts: Texts) {
  const writer = { ...player, minor: isMinor(player.birthDate) };
  for (const [field, text] of Object.entries(texts))
    if (text && maySay(writer, text) !== true) refuse("minor_contact_closed", field);
}

/** The same as `checkMinorTexts` of whoever writes as an account: a text of nobody who is a player passes. */
export async function checkTextsOf(tx: Tx, userId: string, texts: Texts) {
  const player = await tx.player.findUnique({ where: { userId }, select: aboutMinor });
  if (player) await checkMinorTexts(tx, player, texts);
}

export const aboutMinor = {
  birthDate: true,
  email: true,
  phone: true,
  fullName: true,
  currentClub: true,
  guardian: { select: { fullName: true } },
} as const;
