import "server-only";
import type { Actor } from "@/lib/platform/command/actor";
import { Prisma } from "@/lib/platform/prisma/client";
import { isMinor } from "@/lib/players/policy";
import { isAdult } from "@/lib/players/queries/subject";
import { maskedFor, maskText } from "@/lib/players/schema/mask-text";
import { requestToShow } from "@/lib/scouting/queries/request-to-show";

/** The player of a conversation, and whether the player's name is disclosed in it. */
export type TalkAbout = {
  nameOpen: boolean;
  birthDate: Date;
  fullName: string;
  publishName: boolean;
  guardianFullName: string | null;
};

/** A club that is no longer verified does not see the name. */
const isNameOpen = (actor: Actor) => Prisma.sql`
  (${actor.recruiterId === null} or r.status = 'verified') and exists (
    select from disclosures d where d.request_id = t.request_id and d.closed_at is null)`;

/** The same as columns over `threads t`, `players p` and `recruiters r`. */
export const talkAbout = (actor: Actor) => Prisma.sql`
  ${isNameOpen(actor)} as "nameOpen",
  p.birth_date as "birthDate", p.full_name as "fullName", p.publish_name as "publishName",
  (select g.full_name from guardians g where g.player_id = p.id) as "guardianFullName"`;

/** Whether this reader sees the other side's messages unredacted, over the same tables. */
export const seesWhole = (actor: Actor) =>
  actor.recruiterId ? isNameOpen(actor) : Prisma.sql`(${isNameOpen(actor)} or ${isAdult()})`;

type File = { name: string; gone: boolean };
type Shown = { text: (text: string) => string; files: <F extends File>(files: F[]) => F[] };

/** How this reader sees what one side wrote and sent: once the name is closed, a minor's side no contact details and no files of the club, and a club no name, no contact details and no files of the player's side. */
export function asShown(actor: Actor, about: TalkAbout, byClub: boolean): Shown {
  const minor = isMinor(about.birthDate);
  const isClosed = !about.nameOpen && byClub === (actor.recruiterId === null) && (minor || !byClub);
  if (!isClosed) return { text: (text) => text, files: (files) => files };
  const text = byClub ? withoutClubsContact : withoutPlayersName(about, minor);
  return { text, files: (files) => files.map((file) => ({ ...file, name: text(file.name), gone: true })) };
}

const withoutClubsContact = (text: string) => requestToShow(text, { minor: true, closed: true });

function withoutPlayersName(about: TalkAbout, minor: boolean) {
  const fullName = minor ? `${about.fullName} ${about.guardianFullName ?? ""}` : about.fullName;
  const author = { minor, namePublished: about.publishName && !minor, mediaAllowed: false, fullName };
  const find = maskedFor(author, { depth: "profile", owner: false });
  return (text: string) => maskText(text, find);
}

type Written = { byClub: boolean; subject: string | null; content: string };

/** The row with redacted texts, without the columns that decided about the redaction. */
export function withTextsAsShown<Row extends TalkAbout & Written>(actor: Actor, row: Row) {
  const { nameOpen, birthDate, fullName, publishName, guardianFullName, byClub, ...rest } = row;
  const { text } = asShown(actor, { nameOpen, birthDate, fullName, publishName, guardianFullName }, byClub);
  return { ...rest, subject: rest.subject && text(rest.subject), content: text(rest.content) };
}
