import { bornBefore, isMinor } from "@/lib/platform/ages";
import "server-only";
import { now } from "@/lib/platform/clock";
import { Refusal, type RefusalCode, refuse } from "@/lib/platform/command/refusal";
import type { Tx } from "@/lib/platform/db/db";
import { contactsIn } from "@/lib/platform/text/contact-details";
import { mayPublishText, maySay, type TextWriter } from "../policy/players";
import { knownNames } from "../queries/known-names";
import type { NamesToMask } from "../schema/names-in-text";

type Texts = Record<string, string | null | undefined>;

/** Refuses, at its field, a text about a minor with contact details or the name of a club, a place or a person; every command that stores such a text must call it. */
export async function checkMinorTexts(tx: Tx, player: TextWriter & { currentClub?: string | null }, texts: Texts) {
  if (!isMinor(player.birthDate)) return;
  refuseTexts(player, texts, await knownNames(tx, Object.values(texts), [player.currentClub]));
}

export async function checkTextsAbout(tx: Tx, textsOf: ReadonlyMap<string, Texts>) {
  const minors = await tx.player.findMany({
    where: { id: { in: [...textsOf.keys()] }, birthDate: { gt: bornBefore(now()) } },
    select: { id: true, ...aboutMinor },
  });
  const textsByMinor = minors.map((minor) => ({ minor, texts: textsOf.get(minor.id) ?? {} }));
  const texts = textsByMinor.flatMap((minorTexts) => Object.values(minorTexts.texts));
  const names = await knownNames(
    tx,
    texts,
    minors.map(({ currentClub }) => currentClub),
  );
  for (const minorTexts of textsByMinor) refuseTexts(minorTexts.minor, minorTexts.texts, names);
}

function refuseTexts(player: TextWriter, texts: Texts, names: NamesToMask) {
  const refusals = Object.entries(texts).flatMap(([field, text]) => {
    if (!text) return [];
    const verdict = mayPublishText(player, text, names);
    return verdict === true ? [] : [{ field, verdict }];
  });
  if (refusals.length === 0) return;
  const isContact = refusals.every(({ verdict }) => verdict === ("minor_contact_closed" satisfies RefusalCode));
  const fields = Object.fromEntries(refusals.map(({ field, verdict }) => [field, [verdict]]));
  throw new Refusal(isContact ? "minor_contact_closed" : "invalid", fields);
}

/** Refuses contact details only, for names of competitions and federations, which are shown with the identity. */
export function checkMinorContacts(player: TextWriter, texts: Texts) {
  const writer = { ...player, minor: isMinor(player.birthDate) };
  for (const [field, text] of Object.entries(texts))
    if (text && maySay(writer, text) !== true) refuse("minor_contact_closed", field);
}

type NameFields = Partial<Record<"firstName" | "lastName" | "city" | "currentClub" | "guardianName", string>>;

/** Refuses contact details in names, clubs and places, which would bypass the access levels. */
export function checkNames(player: TextWriter, { firstName, lastName, city, currentClub, guardianName }: NameFields) {
  const texts = { firstName, lastName: `${firstName ?? ""} ${lastName ?? ""}`, city, currentClub, guardianName };
  if (isMinor(player.birthDate)) return checkMinorContacts(player, texts);
  for (const [field, text] of Object.entries(texts))
    if (text && contactsIn(text).length > 0) refuse("name_holds_contact", field);
}

/** The same check for the texts of an account; passes when it has no player profile. */
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
