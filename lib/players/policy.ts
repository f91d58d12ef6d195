import { ageOn } from "@/lib/platform/clock";
import { type Actor, type Guard, isSignedIn, isStaff, type Verdict } from "@/lib/platform/command/actor";
import type { RefusalCode } from "@/lib/platform/command/refusal";
import { hideContacts, inSigns } from "@/lib/platform/text/contact-details";
import { ADULT_AGE } from "./schema/ages";
import { type Known, type Named, namesIn } from "./schema/names-in-text";
import { isShown, type PrivacyLevel, type PrivacySubject } from "./schema/privacy";

export type Depth = PrivacyLevel;

/** What a recruiter's standing says about one player; `disclosureOpen` means an accepted request nobody has closed. */
export type Standing = { recruiterVerified: boolean; planActive: boolean; disclosureOpen: boolean };

export const noStanding: Standing = { recruiterVerified: false, planActive: false, disclosureOpen: false };

/** How much of a player this actor may see; it chooses the select. An accepted identity outlives the plan, not the verification. */
export function depthOf(actor: Actor, playerId: string, standing: Standing = noStanding): Depth {
  if (seesEveryPlayer(actor)) return "identity";
  if (actor.playerId === playerId || actor.guardianOf === playerId) return "identity";
  if (!actor.recruiterId || !standing.recruiterVerified) return "card";
  if (standing.disclosureOpen) return "identity";
  return standing.planActive ? "profile" : "card";
}

/** Who looks after accounts, and the house itself. */
export const seesEveryPlayer = (actor: Actor) => isStaff(actor, "accounts") || actor.kind === "system";

/** The player's own side, and the staff whose work it is: what is hidden from others too. */
export const seesAllMedia = (actor: Actor, playerId: string) =>
  seesEveryPlayer(actor) ||
  isStaff(actor, "moderation") ||
  actor.playerId === playerId ||
  actor.guardianOf === playerId;

type Media = { id: string; consentImageRights: boolean; mediaHidden: boolean; subject: PrivacySubject };

/** Who watches a video or sees a picture: others from the level that the table says. To everybody else it is not there. */
export function mayWatch(
  actor: Actor,
  player: Media,
  standing: Standing,
  what: "media" | "videoLinks" = "media",
): Verdict {
  if (seesAllMedia(actor, player.id)) return true;
  const reader = { depth: depthOf(actor, player.id, standing), owner: false };
  const shown = player.consentImageRights && !player.mediaHidden && isShown("media", player.subject, reader);
  return (shown && isShown(what, player.subject, reader)) || "not_found";
}

export const isMinor = (birthDate: Date) => ageOn(birthDate) < ADULT_AGE;

/** Of age by a date of birth they gave. */
export const isKnownAdult = (birthDate: Date | null) => birthDate !== null && !isMinor(birthDate);

export const mayPublishName = (age: number): Verdict => age >= ADULT_AGE || "minor_name_private";

/** One profile a person, and none beside a recruiter's. */
export const becomesPlayer: Guard<Actor<"member">> = (actor) => {
  if (actor.kind === "member") return actor;
  if (actor.kind === "player") return "player_exists";
  return isSignedIn(actor) ? "players_only" : "sign_in_required";
};

/** A guardian edits what they have said yes to, until the child comes of age. */
export function mayEditPlayer({ kind }: Actor<"player" | "guardian">, { birthDate, guardian }: Edited): Verdict {
  if (kind === "player") return true;
  if (!isMinor(birthDate)) return "guardian_not_needed";
  return guardian?.status === "confirmed" || "guardian_yes_first";
}

type Edited = { birthDate: Date; guardian: Guardian | null };

type Shown = Edited & { consentImageRights: boolean };

/** Whether others see videos and pictures: of a minor the guardian says so, and nobody does without the image rights. */
export function mayShowMedia(actor: Actor<"player" | "guardian">, player: Shown): Verdict {
  const edits = mayEditPlayer(actor, player);
  if (edits !== true) return edits;
  if (actor.kind === "player" && isMinor(player.birthDate)) return "media_guardian_decides";
  return player.consentImageRights || "media_needs_rights";
}

/** Whether anything of somebody is shown to others: of a minor nothing before the guardian has said yes. Null: no player. */
export const mayAppear = (player: Edited | null): Verdict =>
  !player || !isMinor(player.birthDate) || player.guardian?.status === "confirmed" || "publish_guardian_first";

/** A page elsewhere names people and takes letters: a minor shows only what lies with us. */
export function mayLinkVideo(actor: Actor<"player" | "guardian">, player: Edited): Verdict {
  const edits = mayEditPlayer(actor, player);
  return edits !== true ? edits : !isMinor(player.birthDate) || "minor_no_links";
}

/** A date of birth decides who answers for a player, so it may be corrected but not moved across that line. */
export function mayChangeBirthDate(from: Date, to: Date): Verdict {
  return isMinor(from) === isMinor(to) || "birth_date_locked";
}

type Guardian = { status: "invited" | "confirmed" | "declined" };

/** Until a guardian has answered, the address may be corrected; after that only the guardian changes anything. */
export function mayNameGuardian(guardian: Guardian | null): Verdict {
  return guardian === null || guardian.status === "invited" || "guardian_has_answered";
}

export const mayRemindGuardian = (_player: Actor<"player">, { guardian }: { guardian: Guardian | null }): Verdict =>
  guardian ? mayNameGuardian(guardian) : "not_found";

/** A parent's account is for the children alone. */
export const parents: Guard<Actor<"member">> = (actor) => {
  if (actor.kind === "member") return actor;
  return isSignedIn(actor) ? "guardians_only" : "sign_in_required";
};

type Child = { minor: boolean; status: Guardian["status"]; proved: boolean };

/** A guardian speaks for their child until it comes of age. The first answer needs a proof of the address: the mailed link, or the confirmed address of the account where it is the same. */
export function mayAnswerAsGuardian(
  { guardianBy }: Pick<Actor<"guardian">, "guardianBy">,
  { minor, status, proved }: Child,
): Verdict {
  if (!minor) return "guardian_not_needed";
  return guardianBy === "mail" || proved || status !== "invited" || "guardian_mail_first";
}

/** A guardian may have us ask the child again, as long as its own yes is missing. */
export function mayAskPlayer(
  _guardian: Actor<"guardian">,
  { minor, agrees }: { minor: boolean; agrees: boolean },
): Verdict {
  if (!minor) return "guardian_not_needed";
  return !agrees || "player_has_agreed";
}

/** Only the mailed link gives a child to an account. */
export const keepers: Guard<Extract<Actor, { guardianOf: string; userId: string }>> = (actor) => {
  if (actor.kind !== "guardian" || actor.guardianBy !== "mail") return "guardian_link_invalid";
  return actor.userId === null ? "sign_in_required" : actor;
};

/** Nobody is offered an agent before they are of age. */
export const mayHaveAgent = (age: number): Verdict => age >= ADULT_AGE || "minor_no_agent";

type Writer = { minor: boolean; email: string; phone: string | null; guardianEmail?: string | null };

/** Under 18 one's own contact stays closed, in one's own words too, however it is spelled: clubs have the guardian's, which may be written. */
export function maySay({ minor, email, phone, guardianEmail }: Writer, text: string, byGuardian = false): Verdict {
  if (!minor) return true;
  const { hidden } = hideContacts(guardianEmail ? text.replaceAll(guardianEmail, "") : text, "");
  if (byGuardian ? hidden.includes("handle") : hidden.length > 0) return "minor_contact_closed";
  const said = inSigns(text);
  const number = digits(phone ?? "").slice(-lastDigits);
  const told = said.includes(inSigns(email)) || (number !== "" && digits(said).includes(number));
  return told ? "minor_contact_closed" : true;
}

const digits = (of: string) => of.replace(/\D/g, "");

/** A number is the same with and without its country. */
const lastDigits = 8;

export type Told = { birthDate: Date; email: string; phone: string | null; fullName: string; guardian?: NamedGuardian };
type NamedGuardian = { fullName: string } | null | undefined;

/** What clubs read of a minor before both yeses holds no contact details and names no club, place or person; the code says which words do. */
export function mayTell({ birthDate, fullName, guardian, ...writer }: Told, text: string, known: Known): true | string {
  if (!isMinor(birthDate)) return true;
  const said = maySay({ ...writer, minor: true }, text);
  if (said !== true) return said;
  const [named] = namesIn(text, known, [fullName, guardian?.fullName ?? ""]);
  return named ? `${namedCode[named.kind]}|${named.words}` : true;
}

const namedCode = {
  club: "minor_names_club",
  place: "minor_names_place",
  person: "minor_names_person",
} as const satisfies Record<Named["kind"], RefusalCode>;
