import "server-only";
import { cache } from "react";
import { addMark, parseMarks } from "@/lib/accounts/provider/known-browser";
import {
  accessCookie,
  knownCookie,
  knownCookieOptions,
  parseTokens,
  refreshCookie,
  toSetCookieHeader,
} from "@/lib/accounts/provider/session-cookies";
import { isSessionOpen, type Person, personOf, personOfExpiredToken, type Tokens } from "@/lib/accounts/queries/person";
import { staffMustAddFactor } from "@/lib/accounts/queries/staff";
import { renewTokens } from "@/lib/accounts/steps/renew-tokens";
import { type Actor, isSignedIn, mustAddFactor, type SignedIn } from "@/lib/platform/command/actor";
import { createActor, visitor } from "@/lib/platform/command/create-actor";
import { addressOf } from "@/lib/platform/http/address";
import { factorSetupPath } from "@/lib/platform/http/routes";
import { guardianProof } from "@/lib/players/queries/guardian";

// Imports from Next are dynamic, because the live feed reads this file outside Next.

/** The actor of this request, a visitor when nobody is signed in; the session is checked in the database. */
export const currentActor = cache(async (): Promise<Actor> => {
  const { connection } = await import("next/server");
  await connection();
  const { headers } = await import("next/headers");
  return actorWith(await readTokens(), addressOf(await headers()));
});

/** The actor for pages that need an account; visitors are sent to sign in and return to `path`, staff without the required second factor to add one. */
export async function memberActor(path: string): Promise<SignedIn> {
  const actor = await currentActor();
  if (isSignedIn(actor) && (path.startsWith("/account") || !mustAddFactor(actor))) return actor;
  const { redirect } = await import("@/lib/platform/i18n/navigation");
  const { getLocale } = await import("next-intl/server");
  const href = isSignedIn(actor) ? factorSetupPath : `/auth?next=${encodeURIComponent(path)}`;
  return redirect({ href, locale: await getLocale() });
}

/** The actor as the guardian for whose page `key` is valid; null when the key is invalid. */
export async function guardianActor(key: string, person: Actor): Promise<Actor<"guardian"> | null> {
  const proof = await guardianProof(key, person.userId);
  if (!proof) return null;
  const { userId, sessionId, assurance, address, locale } = person;
  const { playerId: guardianOf, by: guardianBy } = proof;
  return createActor({ kind: "guardian", userId, guardianOf, guardianBy, sessionId, assurance, address, locale });
}

export async function sideOf(request: Request, person: Actor): Promise<Actor> {
  const key = new URL(request.url).searchParams.get("guardian");
  return (key && (await guardianActor(key, person))) || person;
}

/** The actor for read-only endpoints, with the cookies that renew old tokens. */
export async function renewedActor(headers: Headers): Promise<{ actor: Actor; toSet: string[] }> {
  const sentTokens = parseTokens(headers.get("cookie") ?? "");
  const { toSet } = await renewTokens(sentTokens);
  const renewed = parseTokens(toSet.map(({ name, value }) => `${name}=${value}`).join("; "));
  const currentTokens = toSet.length > 0 ? { ...renewed, known: sentTokens.known } : sentTokens;
  return { actor: await actorWith(currentTokens, addressOf(headers)), toSet: toSet.map(toSetCookieHeader) };
}

/** The listener of the live feed, for whom an expired token is enough, because the feed carries no data. */
export async function listeningActor(headers: Headers): Promise<Actor> {
  const address = addressOf(headers);
  const person = await personOfExpiredToken(parseTokens(headers.get("cookie") ?? ""));
  return person ? signedIn(person, address) : visitor("en", address);
}

export const isStillIn = async ({ sessionId }: Actor) => sessionId !== null && (await isSessionOpen(sessionId));

export async function startSession(userId: string) {
  const { openSession } = await import("@/lib/accounts/provider/next-auth");
  await openSession(userId);
}

export async function rememberBrowser(email: string) {
  const { cookies } = await import("next/headers");
  const jar = await cookies();
  jar.set(knownCookie, addMark(email, jar.get(knownCookie)?.value), knownCookieOptions);
}

export async function endSession() {
  const { closeSession } = await import("@/lib/accounts/provider/next-auth");
  await closeSession();
}

/** Renews old tokens; only callable where cookies can be set, in actions and route handlers. */
export async function keepSession() {
  const { toSet } = await renewTokens(await readTokens());
  if (toSet.length === 0) return;
  const { cookies } = await import("next/headers");
  const jar = await cookies();
  for (const { name, value, ...options } of toSet) jar.set(name, value, options);
}

async function actorWith(tokens: Tokens, address: string): Promise<Actor> {
  const person = await personOf(tokens);
  return person ? signedIn(person, address) : visitor("en", address, parseMarks(tokens.known));
}

function signedIn(person: Person, address: string): SignedIn {
  const { userId, sessionId, role, playerId, recruiterId, teamRole, locale, provedAt } = person;
  const common = { userId, sessionId, address, locale, assurance: { by: "password", at: provedAt } } as const;
  if (role === "admin")
    return staffMustAddFactor(person)
      ? createActor({ kind: "staff", scopes: [], mustAddFactor: true, ...common })
      : createActor({ kind: "staff", scopes: person.scopes, ...common });
  if (recruiterId && teamRole)
    return createActor({ kind: "recruiter", recruiterId, memberId: userId, teamRole, ...common });
  return playerId
    ? createActor({ kind: "player", playerId, ...common })
    : createActor({ kind: "member", role, ...common });
}

async function readTokens(): Promise<Tokens> {
  const { cookies } = await import("next/headers");
  const jar = await cookies();
  const readCookie = (name: string) => jar.get(name)?.value;
  return { access: readCookie(accessCookie), refresh: readCookie(refreshCookie), known: readCookie(knownCookie) };
}
