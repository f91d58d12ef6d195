import { type Actor, type Gate, isSignedIn, isStaff, type Verdict } from "@/lib/core/actor";
import { ageOn } from "@/lib/core/clock";
import { hideContacts, inSigns } from "@/lib/core/contact-details";
import { ADULT_AGE } from "./schema/ages";

export type Depth = "card" | "profile" | "identity";

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

type Media = { consentImageRights: boolean; mediaHidden: boolean };

/** Who watches a video: others from the depth of the profile on, a link elsewhere apart. To everybody else it is not there. */
export function mayWatch(actor: Actor, player: Media & { id: string }, standing: Standing): Verdict {
  if (seesAllMedia(actor, player.id)) return true;
  const shown = player.consentImageRights && !player.mediaHidden;
  return (shown && depthOf(actor, player.id, standing) !== "card") || "not_found";
}

export const isMinor = (birthDate: Date) => ageOn(birthDate) < ADULT_AGE;

export const mayPublishName = (age: number): Verdict => age >= ADULT_AGE || "minor_name_private";

/** One profile a person, and none beside a recruiter's. */
export const becomesPlayer: Gate<Actor<"member">> = (actor) => {
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
export const parents: Gate<Actor<"member">> = (actor) => {
  if (actor.kind === "member") return actor;
  return isSignedIn(actor) ? "guardians_only" : "sign_in_required";
};

type Child = { minor: boolean; status: Guardian["status"] };

/** A guardian speaks for their child until it comes of age. The first yes needs the mailed link: it proves the address. */
export function mayAnswerAsGuardian({ guardianBy }: Actor<"guardian">, { minor, status }: Child): Verdict {
  if (!minor) return "guardian_not_needed";
  return guardianBy === "mail" || status !== "invited" || "guardian_mail_first";
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
export const keepers: Gate<Extract<Actor, { guardianOf: string; userId: string }>> = (actor) => {
  if (actor.kind !== "guardian" || actor.guardianBy !== "mail") return "guardian_link_invalid";
  return actor.userId === null ? "sign_in_required" : actor;
};

/** Nobody is offered an agent before they are of age. */
export const mayHaveAgent = (age: number): Verdict => age >= ADULT_AGE || "minor_no_agent";

type Writer = { minor: boolean; email: string; phone: string };

/** Under 18 one's own contact stays closed, in one's own words too, however it is spelled: clubs have the guardian's. */
export function maySay({ minor, email, phone }: Writer, text: string): Verdict {
  if (!minor) return true;
  const said = inSigns(text);
  const number = digits(phone).slice(-lastDigits);
  const told = said.includes(inSigns(email)) || (number !== "" && digits(said).includes(number));
  return told || hideContacts(text, "").hidden.includes("handle") ? "minor_contact_closed" : true;
}

const digits = (of: string) => of.replace(/\D/g, "");

/** A number is the same with and without its country. */
const lastDigits = 8;
