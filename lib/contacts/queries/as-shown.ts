import { isMinor } from "@/lib/platform/ages";
import "server-only";
import type { Actor } from "@/lib/platform/command/actor";
import { Prisma } from "@/lib/platform/prisma/client";
import { isAdult } from "@/lib/players/queries/subject";
import { maskedFor, maskText } from "@/lib/players/schema/mask-text";
import { requestToShow } from "./request-to-show";

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

/** The `TalkAbout` columns over `threads t`, `players p` and `recruiters r`. */
export const talkAbout = (actor: Actor) => Prisma.sql`
  ${isNameOpen(actor)} as "nameOpen",
  p.birth_date as "birthDate", p.full_name as "fullName", p.publish_name as "publishName",
  (select g.full_name from guardians g where g.player_id = p.id) as "guardianFullName"`;

/** SQL over the same tables: whether this reader sees the other side's messages unredacted. */
export const seesWhole = (actor: Actor) =>
  actor.recruiterId ? isNameOpen(actor) : Prisma.sql`(${isNameOpen(actor)} or ${isAdult()})`;

type File = { name: string; gone: boolean };
type Redaction = { text: (text: string) => string; files: <F extends File>(files: F[]) => F[] };

/** Redacts one side's texts and files for this reader. Once the name is closed, a minor's side sees no contact details or files of the club, and the club sees no name, contact details or files of the player's side. */
export function asShown(actor: Actor, talk: TalkAbout, byClub: boolean): Redaction {
  const minor = isMinor(talk.birthDate);
  const isClosed = !talk.nameOpen && byClub === (actor.recruiterId === null) && (minor || !byClub);
  if (!isClosed) return { text: (text) => text, files: (files) => files };
  const text = byClub ? hideClubContacts : hidePlayerName(talk, minor);
  return { text, files: (files) => files.map((file) => ({ ...file, name: text(file.name), gone: true })) };
}

const hideClubContacts = (text: string) => requestToShow(text, { minor: true, closed: true });

function hidePlayerName(talk: TalkAbout, minor: boolean) {
  const fullName = minor ? `${talk.fullName} ${talk.guardianFullName ?? ""}` : talk.fullName;
  const author = { minor, namePublished: talk.publishName && !minor, mediaAllowed: false, fullName };
  const mask = maskedFor(author, { accessLevel: "profile", owner: false });
  return (text: string) => maskText(text, mask);
}

type MessageText = { byClub: boolean; subject: string | null; content: string };

export function withTextsAsShown<Row extends TalkAbout & MessageText>(actor: Actor, row: Row) {
  const { nameOpen, birthDate, fullName, publishName, guardianFullName, byClub, ...rest } = row;
  const { text } = asShown(actor, { nameOpen, birthDate, fullName, publishName, guardianFullName }, byClub);
  return { ...rest, subject: rest.subject && text(rest.subject), content: text(rest.content) };
}
