import "server-only";
import { dayAndTime } from "@/lib/events/schema/when";
import { db, type Tx } from "@/lib/platform/db/db";
import type { Locale } from "@/lib/platform/i18n/routing";
import { Prisma } from "@/lib/platform/prisma/client";
import type { Name } from "@/lib/scouting/queries/names";
import { referenceOf } from "@/lib/support/schema/ticket";
import { type NamedFor, subjectColumn } from "./subject-column";

/** How and for whom it is said: `called` makes words of the names that a statement brought along. */
export type Reader = {
  locale: Locale;
  zone: string | null;
  recruits: boolean;
  called: (names: Name[]) => Promise<Map<string, string>>;
};
export type Values = Record<string, string | number>;

/** A subject as `subjectColumn` tells it; null for what is gone. */
export type Subject = Partial<{
  [value: string]: unknown;
  player: Name;
  players: Name[];
  ticketId: string;
  event: { title: string; location: string; startDate: string; endDate: string | null; timeZone: string };
}> | null;

/** The subjects of notifications that were read without them. */
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

/** Of each subject what a sentence about it names, as this reader may know it now; null for what is gone. */
export async function valuesOf(reader: Reader, subjects: Subject[]): Promise<(Values | null)[]> {
  const names = await reader.called(
    subjects.flatMap((subject) => [subject?.player ?? [], subject?.players ?? []].flat()),
  );
  return subjects.map((subject) => subject && inWords(reader, subject, names));
}

function inWords(
  { locale, zone, recruits }: Reader,
  { player: one, players: some, event, ticketId, ...values }: NonNullable<Subject>,
  names: Map<string, string>,
): Values {
  const storedValues = values as Values;
  const called = ({ id }: Name) => names.get(id) ?? "";
  if (ticketId) storedValues.reference = referenceOf(ticketId);
  if (some) storedValues.players = listed(locale, some.map(called), Number(storedValues.count));
  if (one) storedValues.player = called(one);
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

function listed(locale: Locale, some: string[], count: number) {
  const list = new Intl.ListFormat(locale).format(some);
  return count > some.length ? `${list}…` : list;
}
