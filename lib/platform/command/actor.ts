import type { Locale } from "../i18n/routing";
import type { RefusalCode } from "./refusal";

declare const proof: unique symbol;

/** Areas of responsibility of staff; each admin page and command requires one. */
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

/** Fields specific to each kind of actor. */
export type Kinds = {
  visitor: object;
  /** Signed in without a profile; `role` was chosen at sign-up. */
  member: { userId: string; role: "user" | "player" | "recruiter" | "guardian" | "job_seeker" | "esport_player" };
  player: { userId: string; playerId: string };
  /** A member of an organization; `memberId` is their own user id. */
  recruiter: { userId: string; recruiterId: string; memberId: string; seat: "owner" | "member" | "reader" };
  /** Acts for one child, by a mailed link or an account linked to the child. */
  guardian: ({ userId: string } & ForChild) | ({ userId: null } & ForChild);
  staff: { userId: string; scopes: readonly Scope[] };
  /** Jobs, webhooks and event handlers. */
  system: object;
};

export type Circumstances = {
  sessionId: string | null;
  /** How the session was authenticated, and when. */
  assurance: { by: "password" | "second_factor"; at: Date } | null;
  /** Network address, used for rate limits. */
  address: string | null;
  /** Marks of accounts that signed in from this browser. */
  knownAs: readonly string[];
  locale: Locale;
};

type Id = "userId" | "playerId" | "recruiterId" | "guardianOf";

/** Ids of other kinds are null, so that the compiler can narrow by them. */
type Proven<Kind, Own> = Own extends object
  ? Readonly<{ [proof]: true; kind: Kind } & Own & { [None in Exclude<Id, keyof Own>]: null } & Circumstances>
  : never;

/** Who is acting. Only entry points create one, see `create-actor.ts`. */
export type Actor<Kind extends keyof Kinds = keyof Kinds> = { [K in Kind]: Proven<K, Kinds[K]> }[Kind];
export type SignedIn = Actor<"member" | "player" | "recruiter" | "staff">;

export const isSignedIn = (actor: Actor): actor is SignedIn => actor.userId !== null && actor.kind !== "guardian";
export const isStaff = (actor: Actor, scope: Scope): actor is Actor<"staff"> =>
  actor.kind === "staff" && actor.scopes.includes(scope);

export const isRecruiting = (actor: Actor) =>
  actor.kind === "recruiter" || (actor.kind === "member" && actor.role === "recruiter");

/** `true`, or the reason of the refusal. */
export type Verdict = true | RefusalCode;

/** Narrows the actor to the kind a command needs, or refuses. */
export type Guard<Who extends Actor> = (actor: Actor) => Who | RefusalCode;

export const anyone: Guard<Actor> = (actor) => actor;

export const signedIn: Guard<SignedIn> = (actor) => (isSignedIn(actor) ? actor : "sign_in_required");

export const signedOut: Guard<Actor> = (actor) => (actor.userId ? "already_signed_in" : actor);

export const players =
  (refusal: RefusalCode = "players_only"): Guard<Actor<"player">> =>
  (actor) =>
    actor.kind === "player" ? actor : refusal;

/** Any member of an organization, including read-only ones: for reads and for recording them. */
export const organizationReaders: Guard<Actor<"recruiter">> = (actor) =>
  actor.kind === "recruiter" ? actor : "recruiters_only";

/** Members who may write; read-only members are refused. */
export const recruiters: Guard<Actor<"recruiter">> = (actor) => {
  if (actor.kind !== "recruiter") return "recruiters_only";
  return actor.seat === "reader" ? "seat_only_reads" : actor;
};

/** Whether to show forms that act for the organization. */
export const actsForOrganization = (actor: Actor): boolean => typeof recruiters(actor) !== "string";

export const organizationOwners: Guard<Actor<"recruiter">> = (actor) =>
  actor.kind === "recruiter" && actor.seat !== "owner" ? "organization_owner_only" : organizationReaders(actor);

/** The player, or the guardian on a minor's page. */
export const playerSide: Guard<Actor<"player" | "guardian">> = (actor) =>
  actor.kind === "player" || actor.kind === "guardian" ? actor : "players_only";

/** The command itself checks which child. */
export const guardians: Guard<Actor<"guardian">> = (actor) =>
  actor.kind === "guardian" ? actor : "guardian_link_invalid";

export const staff =
  (scope: Scope): Guard<Actor<"staff">> =>
  (actor) =>
    isStaff(actor, scope) ? actor : "staff_only";

/** For everybody else the command does not exist. */
export const systemOnly: Guard<Actor<"system">> = (actor) => (actor.kind === "system" ? actor : "not_found");
