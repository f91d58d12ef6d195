import type { Locale } from "../i18n/routing";
import type { RefusalCode } from "./refusal";

declare const proof: unique symbol;

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

type ChildFields = { guardianOf: string; guardianBy: "mail" | "account" };

export type Kinds = {
  visitor: object;
  member: { userId: string; role: "user" | "player" | "recruiter" | "guardian" | "job_seeker" | "esport_player" };
  player: { userId: string; playerId: string };
  /** A member of an organization; `memberId` is their own user id. */
  recruiter: { userId: string; recruiterId: string; memberId: string; teamRole: "owner" | "member" | "reader" };
  guardian: ({ userId: string } & ChildFields) | ({ userId: null } & ChildFields);
  /** Without a second factor, where one is required, staff have no scope. */
  staff: { userId: string; scopes: readonly Scope[]; mustAddFactor?: true };
  system: object;
};

export type Circumstances = {
  sessionId: string | null;
  assurance: { by: "password" | "second_factor"; at: Date } | null;
  address: string | null;
  knownAs: readonly string[];
  locale: Locale;
};

type Id = "userId" | "playerId" | "recruiterId" | "guardianOf";

/** Ids of other kinds are null, so that the compiler can narrow by them. */
type Proven<Kind, Fields> = Fields extends object
  ? Readonly<{ [proof]: true; kind: Kind } & Fields & { [None in Exclude<Id, keyof Fields>]: null } & Circumstances>
  : never;

/** Who is acting. Only entry points create one, see `create-actor.ts`. */
export type Actor<Kind extends keyof Kinds = keyof Kinds> = { [K in Kind]: Proven<K, Kinds[K]> }[Kind];
export type SignedIn = Actor<"member" | "player" | "recruiter" | "staff">;

export const isSignedIn = (actor: Actor): actor is SignedIn => actor.userId !== null && actor.kind !== "guardian";
export const isStaff = (actor: Actor, scope: Scope): actor is Actor<"staff"> =>
  actor.kind === "staff" && actor.scopes.includes(scope);

export const isRecruiting = (actor: Actor) =>
  actor.kind === "recruiter" || (actor.kind === "member" && actor.role === "recruiter");

export const isGuardian = (actor: Actor) => actor.kind === "member" && actor.role === "guardian";

export type Verdict = true | RefusalCode;

export type Guard<Allowed extends Actor> = (actor: Actor) => Allowed | RefusalCode;

/** Whether a command with this guard accepts the actor; pages hide what it would refuse. */
export const isAllowed = (guard: Guard<Actor>, actor: Actor): boolean => typeof guard(actor) !== "string";

export const anyone: Guard<Actor> = (actor) => actor;

export const signedIn: Guard<SignedIn> = (actor) => (isSignedIn(actor) ? actor : "sign_in_required");

export const signedOut: Guard<Actor> = (actor) => (actor.userId ? "already_signed_in" : actor);

export const players =
  (refusal: RefusalCode = "players_only"): Guard<Actor<"player">> =>
  (actor) =>
    actor.kind === "player" ? actor : refusal;

export const organizationReaders: Guard<Actor<"recruiter">> = (actor) =>
  actor.kind === "recruiter" ? actor : "recruiters_only";

export const recruiters: Guard<Actor<"recruiter">> = (actor) => {
  if (actor.kind !== "recruiter") return "recruiters_only";
  return actor.teamRole === "reader" ? "only_reads" : actor;
};

export const actsForOrganization = (actor: Actor): boolean => isAllowed(recruiters, actor);

export const organizationOwners: Guard<Actor<"recruiter">> = (actor) =>
  actor.kind === "recruiter" && actor.teamRole !== "owner" ? "organization_owner_only" : organizationReaders(actor);

export const playerSide: Guard<Actor<"player" | "guardian">> = (actor) =>
  actor.kind === "player" || actor.kind === "guardian" ? actor : "players_only";

export const guardians: Guard<Actor<"guardian">> = (actor) =>
  actor.kind === "guardian" ? actor : "guardian_link_invalid";

export const mustAddFactor = (actor: Actor): boolean => actor.kind === "staff" && actor.mustAddFactor === true;

const refuseStaff = (actor: Actor): RefusalCode => (mustAddFactor(actor) ? "staff_factor_required" : "staff_only");

export const staff =
  (scope: Scope): Guard<Actor<"staff">> =>
  (actor) =>
    isStaff(actor, scope) ? actor : refuseStaff(actor);

export const anyStaff: Guard<Actor<"staff">> = (actor) =>
  actor.kind === "staff" && !mustAddFactor(actor) ? actor : refuseStaff(actor);

export const systemOnly: Guard<Actor<"system">> = (actor) => (actor.kind === "system" ? actor : "not_found");
