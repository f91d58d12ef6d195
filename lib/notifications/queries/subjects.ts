import "server-only";
import type { Name } from "@/lib/contacts/queries/names";
import { dayAndTime } from "@/lib/events/schema/when";
import { db, type Tx } from "@/lib/platform/db/db";
import type { Locale } from "@/lib/platform/i18n/routing";
import { Prisma } from "@/lib/platform/prisma/client";
import { referenceOf } from "@/lib/support/schema/ticket";
import { type NamedFor, subjectColumn } from "./subject-column";

/** The reader of the texts; `called` turns the names loaded with a subject into display names. */
export type Reader = {
  locale: Locale;
  zone: string | null;
  recruits: boolean;
  called: (names: Name[]) => Promise<Map<string, string>>;
};
export type Values = Record<string, string | number>;

/** A subject as `subjectColumn` returns it; null when it is gone. */
export type Subject = Partial<{
  [value: string]: unknown;
  player: Name;
  players: Name[];
  ticketId: string;
  event: { title: string; location: string; startDate: string; endDate: string | null; timeZone: string };
}> | null;

/** Loads the subjects of notifications that were read without them, in the same order. */
export async function subjectsOf(
  named: NamedFor,
  notifications: { about: Prisma.JsonValue }[],
  client: Tx = db,
): Promise<Subject[]> {
  const abouts = JSON.stringify(notifications.map(({ about }) => about));
  const rows = await client.$queryRaw<{ subject: Subject }[]>`
    select ${subjectColumn(named, Prisma.sql`one.about`)} as subject
    from jsonb_array_elements(${abouts}::jsonb) with ordinality as one (about, nth) order by nth`;
  return rows.map(({ subject }) => subject);
}

/** The values that the text about each subject needs, as this reader may see them now; null when it is gone. */
export async function valuesOf(reader: Reader, subjects: Subject[]): Promise<(Values | null)[]> {
  const names = await reader.called(
    subjects.flatMap((subject) => [subject?.player ?? [], subject?.players ?? []].flat()),
  );
  return subjects.map((subject) => subject && textValues(reader, subject, names));
}

function textValues(
  { locale, zone, recruits }: Reader,
  { player: onePlayer, players: severalPlayers, event, ticketId, ...values }: NonNullable<Subject>,
  names: Map<string, string>,
): Values {
  const storedValues = values as Values;
  const displayName = ({ id }: Name) => names.get(id) ?? "";
  if (ticketId) storedValues.reference = referenceOf(ticketId);
  if (severalPlayers)
    storedValues.players = formatList(locale, severalPlayers.map(displayName), Number(storedValues.count));
  if (onePlayer) storedValues.player = displayName(onePlayer);
  if (event) {
    const { title, location, startDate, endDate, timeZone } = event;
    const span = { startDate: new Date(startDate), endDate: endDate ? new Date(endDate) : null, timeZone };
    Object.assign(storedValues, { event: title, where: location, when: dayAndTime(locale, span, zone) });
  }
  const { player, organization } = storedValues;
  return player === undefined || !organization
    ? storedValues
    : { ...storedValues, sender: recruits ? player : organization };
}

function formatList(locale: Locale, names: string[], count: number) {
  const list = new Intl.ListFormat(locale).format(names);
  return count > names.length ? `${list}…` : list;
}
