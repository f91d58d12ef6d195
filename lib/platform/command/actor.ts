import type { Locale } from "../i18n/routing";
import type { RefusalCode } from "./refusal";

declare const proof: unique symbol;

/** What the staff looks after; each of their desks and acts asks for one of these. */
export const scopes = [
  "verification",
  "moderation",
  "news",
  "events",
  "support",
  "reports",
  "accounts",
  "staff",
] as const;
export type Scope = (typeof scopes)[number];

type ForChild = { guardianOf: string; guardianBy: "mail" | "account" };

/** What each kind of actor bears of its own. */
export type Kinds = {
  visitor: object;
  /** Signed in, with nothing yet to act as; `role` is what the account was made for. */
  member: { userId: string; role: "user" | "player" | "recruiter" | "guardian" | "job_seeker" | "esport_player" };
  player: { userId: string; playerId: string };
  /** One of those who act for an organization; `memberId` is their own account. */
  recruiter: { userId: string; recruiterId: string; memberId: string; seat: "owner" | "member" | "reader" };
  /** Acts for one child, on that child's page and nowhere else, by the mailed link or an account that keeps the child. */
  guardian: ({ userId: string } & ForChild) | ({ userId: null } & ForChild);
  staff: { userId: string; scopes: readonly Scope[] };
  /** The house itself: schedules, webhooks, reactions. */
  system: object;
};

export type Circumstances = {
  sessionId: string | null;
  /** How sure we are of who acts, and since when. */
  assurance: { by: "password" | "second_factor"; at: Date } | null;
  /** The network address the request came from; what limits count visitors by. */
  address: string | null;
  /** Marks of the accounts that once signed in from this browser. */
  knownAs: readonly string[];
  locale: Locale;
};

type Id = "userId" | "playerId" | "recruiterId" | "guardianOf";

/** An id that a kind does not bear is null on it, so that asking for one tells the kinds apart. */
type Proven<Kind, Own> = Own extends object
  ? Readonly<{ [proof]: true; kind: Kind } & Own & { [None in Exclude<Id, keyof Own>]: null } & Circumstances>
  : never;

/** Who is acting. Only a door (session, mailed link, webhook, schedule) can make one, see `door.ts`. */
export type Actor<Kind extends keyof Kinds = keyof Kinds> = { [K in Kind]: Proven<K, Kinds[K]> }[Kind];
/** Acts as themselves, with an account. */
export type SignedIn = Actor<"member" | "player" | "recruiter" | "staff">;

export const isSignedIn = (actor: Actor): actor is SignedIn => actor.userId !== null && actor.kind !== "guardian";
export const isStaff = (actor: Actor, scope: Scope): actor is Actor<"staff"> =>
  actor.kind === "staff" && actor.scopes.includes(scope);

/** Recruits, or signed up in order to. */
export const isRecruiting = (actor: Actor) =>
  actor.kind === "recruiter" || (actor.kind === "member" && actor.role === "recruiter");

/** `true`, or the code of the sentence that says why not. */
export type Verdict = true | RefusalCode;

/** Whose act it is at all: the actor as the act needs them, or why not. */
export type Gate<Who extends Actor> = (actor: Actor) => Who | RefusalCode;

/** The visible way to say that an act is everybody's. */
export const anyone: Gate<Actor> = (actor) => actor;

export const signedIn: Gate<SignedIn> = (actor) => (isSignedIn(actor) ? actor : "sign_in_required");

/** Signing up makes an account, so nobody who has one may. */
export const signedOut: Gate<Actor> = (actor) => (actor.userId ? "already_signed_in" : actor);

export const players =
  (otherwise: RefusalCode = "players_only"): Gate<Actor<"player">> =>
  (actor) =>
    actor.kind === "player" ? actor : otherwise;

/** Whoever is of an organization, who only reads as well: for what is read, and noted of the reading. */
export const organizationReaders: Gate<Actor<"recruiter">> = (actor) =>
  actor.kind === "recruiter" ? actor : "recruiters_only";

/** Whoever acts for an organization; a gate that lets recruiters act asks this one, so that who only reads is refused. */
export const recruiters: Gate<Actor<"recruiter">> = (actor) => {
  if (actor.kind !== "recruiter") return "recruiters_only";
  return actor.seat === "reader" ? "seat_only_reads" : actor;
};

/** Whether who reads a page may act there for the organization; to whom it is no use, no form is drawn. */
export const actsForOrganization = (actor: Actor): boolean => typeof recruiters(actor) !== "string";

/** What the organization is, pays and who is of it is its owner's. */
export const organizationOwners: Gate<Actor<"recruiter">> = (actor) =>
  actor.kind === "recruiter" && actor.seat !== "owner" ? "organization_owner_only" : organizationReaders(actor);

/** The player, and on a minor's page the guardian. */
export const playerSide: Gate<Actor<"player" | "guardian">> = (actor) =>
  actor.kind === "player" || actor.kind === "guardian" ? actor : "players_only";

/** On the page of one child; which one, the act asks itself. */
export const guardians: Gate<Actor<"guardian">> = (actor) =>
  actor.kind === "guardian" ? actor : "guardian_link_invalid";

export const staff =
  (scope: Scope): Gate<Actor<"staff">> =>
  (actor) =>
    isStaff(actor, scope) ? actor : "staff_only";

/** The house itself; for everybody else the act is not there. */
export const house: Gate<Actor<"system">> = (actor) => (actor.kind === "system" ? actor : "not_found");
