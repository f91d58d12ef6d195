import type { AccessLevel } from "@/lib/platform/access-level";
import { ADULT_AGE, isMinor } from "@/lib/platform/ages";
import { type Actor, type Guard, isSignedIn, isStaff, playerSide, type Verdict } from "@/lib/platform/command/actor";
import type { RefusalCode } from "@/lib/platform/command/refusal";
import { hideContacts, inSigns } from "@/lib/platform/text/contact-details";
import { type Named, type NamesToMask, namesIn } from "../schema/names-in-text";
import { isShown, type PrivacySubject } from "../schema/privacy";

/** The relation of a recruiter to a player; `disclosureOpen` tells whether a request was accepted and the disclosure not closed. */
export type AccessState = { recruiterVerified: boolean; planActive: boolean; disclosureOpen: boolean };

export const noAccessState: AccessState = { recruiterVerified: false, planActive: false, disclosureOpen: false };

/** The access level of the actor, which chooses the columns to read; an accepted identity outlives the plan, but not the verification. */
export function accessLevelOf(actor: Actor, playerId: string, accessState: AccessState = noAccessState): AccessLevel {
  if (seesEveryPlayer(actor)) return "identity";
  if (actor.playerId === playerId || actor.guardianOf === playerId) return "identity";
  if (!actor.recruiterId || !accessState.recruiterVerified) return "card";
  if (accessState.disclosureOpen) return "identity";
  return accessState.planActive ? "profile" : "card";
}

export const seesEveryPlayer = (actor: Actor) => isStaff(actor, "accounts") || actor.kind === "system";

export const seesAllMedia = (actor: Actor, playerId: string) =>
  seesEveryPlayer(actor) ||
  isStaff(actor, "moderation") ||
  actor.playerId === playerId ||
  actor.guardianOf === playerId;

type Media = { id: string; consentImageRights: boolean; mediaHidden: boolean; subject: PrivacySubject };

/** Whether the actor may see a video or picture; refuses `not_found`, so that hidden media look missing. */
export function mayWatch(
  actor: Actor,
  player: Media,
  accessState: AccessState,
  attribute: "media" | "videoLinks" = "media",
): Verdict {
  if (seesAllMedia(actor, player.id)) return true;
  const reader = { accessLevel: accessLevelOf(actor, player.id, accessState), owner: false };
  const isVisible = player.consentImageRights && !player.mediaHidden && isShown("media", player.subject, reader);
  return (isVisible && isShown(attribute, player.subject, reader)) || "not_found";
}

export const mayPublishName = (age: number): Verdict => age >= ADULT_AGE || "minor_name_private";

export const becomesPlayer: Guard<Actor<"member">> = (actor) => {
  if (actor.kind === "member") return actor;
  if (actor.kind === "player") return "player_exists";
  return isSignedIn(actor) ? "players_only" : "sign_in_required";
};

export type MediaSide = Actor<"player" | "guardian" | "member">;

/** The player's side of a profile with videos and pictures; e-sport players are members. */
export const mediaSide: Guard<MediaSide> = (actor) =>
  actor.kind === "member" && actor.role === "esport_player" ? actor : playerSide(actor);

export function mayEditPlayer({ kind }: MediaSide, { birthDate, guardian }: EditedPlayer): Verdict {
  if (kind !== "guardian") return true;
  if (!isMinor(birthDate)) return "guardian_not_needed";
  return guardian?.status === "confirmed" || "guardian_yes_first";
}

type EditedPlayer = { birthDate: Date; guardian: Guardian | null };

type PlayerWithRights = EditedPlayer & { consentImageRights: boolean };

/** Whether the actor may show or hide videos and pictures: the guardian decides for a minor, and the image rights are required. */
export function mayShowMedia(actor: MediaSide, player: PlayerWithRights): Verdict {
  const verdict = mayEditPlayer(actor, player);
  if (verdict !== true) return verdict;
  if (actor.kind === "player" && isMinor(player.birthDate)) return "media_guardian_decides";
  return player.consentImageRights || "media_needs_rights";
}

/** Whether anything of the player is shown to others: nothing of a minor before the guardian has consented. Null means no player. */
export const mayAppear = (player: EditedPlayer | null): Verdict =>
  !player || !isMinor(player.birthDate) || player.guardian?.status === "confirmed" || "publish_guardian_first";

/** Minors cannot link videos, because linked pages name people and accept messages. */
export function mayLinkVideo(actor: MediaSide, player: EditedPlayer): Verdict {
  const verdict = mayEditPlayer(actor, player);
  return verdict !== true ? verdict : !isMinor(player.birthDate) || "minor_no_links";
}

/** The birth date decides whether a guardian is needed, so a correction must not move it across the 18th birthday. */
export function mayChangeBirthDate(from: Date, to: Date): Verdict {
  return isMinor(from) === isMinor(to) || "birth_date_locked";
}

type Guardian = { status: "invited" | "confirmed" | "declined" };

/** The guardian's address may be corrected until the guardian has answered; after that only the guardian changes it. */
export function mayNameGuardian(guardian: Guardian | null): Verdict {
  return guardian === null || guardian.status === "invited" || "guardian_has_answered";
}

export const mayRemindGuardian = (_player: Actor<"player">, { guardian }: { guardian: Guardian | null }): Verdict =>
  guardian ? mayNameGuardian(guardian) : "not_found";

export const parents: Guard<Actor<"member">> = (actor) => {
  if (actor.kind === "member") return actor;
  return isSignedIn(actor) ? "guardians_only" : "sign_in_required";
};

type Child = { minor: boolean; status: Guardian["status"]; proved: boolean };

/** A guardian acts for the child until it comes of age; the first answer needs a verified address, by the mailed link or by the confirmed address of the account. */
export function mayAnswerAsGuardian(
  { guardianBy }: Pick<Actor<"guardian">, "guardianBy">,
  { minor, status, proved }: Child,
): Verdict {
  if (!minor) return "guardian_not_needed";
  return guardianBy === "mail" || proved || status !== "invited" || "guardian_mail_first";
}

export function mayAskPlayer(
  _guardian: Actor<"guardian">,
  { minor, agrees }: { minor: boolean; agrees: boolean },
): Verdict {
  if (!minor) return "guardian_not_needed";
  return !agrees || "player_has_agreed";
}

/** Only the e-mailed link connects a child to an account. */
export const keepers: Guard<Extract<Actor, { guardianOf: string; userId: string }>> = (actor) => {
  if (actor.kind !== "guardian" || actor.guardianBy !== "mail") return "guardian_link_invalid";
  return actor.userId === null ? "sign_in_required" : actor;
};

export const mayHaveAgent = (age: number): Verdict => age >= ADULT_AGE || "minor_no_agent";

type Writer = { minor: boolean; email: string; phone: string | null; guardianEmail?: string | null };

/** Minors may not publish their contact details, however they are spelled; the guardian's address is allowed, because clubs contact the guardian. */
export function maySay({ minor, email, phone, guardianEmail }: Writer, text: string, byGuardian = false): Verdict {
  if (!minor) return true;
  const { hidden } = hideContacts(guardianEmail ? text.replaceAll(guardianEmail, "") : text, "");
  if (byGuardian ? hidden.includes("handle") : hidden.length > 0) return "minor_contact_closed";
  const plainText = inSigns(text);
  const number = digitsOf(phone ?? "").slice(-comparedDigits);
  const revealsContact = plainText.includes(inSigns(email)) || (number !== "" && digitsOf(plainText).includes(number));
  return revealsContact ? "minor_contact_closed" : true;
}

const digitsOf = (value: string) => value.replace(/\D/g, "");

/** The last digits are the same with and without the country code. */
const comparedDigits = 8;

export type TextWriter = {
  birthDate: Date;
  email: string;
  phone: string | null;
  fullName: string;
  guardian?: NamedGuardian;
};
type NamedGuardian = { fullName: string } | null | undefined;

/** A minor's text that clubs read before both consents must contain no contact details and name no club, place or person; the code tells which words do. */
export function mayPublishText(
  { birthDate, fullName, guardian, ...writer }: TextWriter,
  text: string,
  knownNames: NamesToMask,
): true | string {
  if (!isMinor(birthDate)) return true;
  const contactVerdict = maySay({ ...writer, minor: true }, text);
  if (contactVerdict !== true) return contactVerdict;
  const [foundName] = namesIn(text, knownNames, [fullName, guardian?.fullName ?? ""]);
  return foundName ? `${codeByKind[foundName.kind]}|${foundName.words}` : true;
}

const codeByKind = {
  club: "minor_names_club",
  place: "minor_names_place",
  person: "minor_names_person",
} as const satisfies Record<Named["kind"], RefusalCode>;
