import "server-only";
import { cache } from "react";
import { addMark, parseMarks } from "./accounts/provider/known-browser";
import {
  accessCookie,
  knownCookie,
  knownCookieOptions,
  parseTokens,
  refreshCookie,
  toSetCookieHeader,
} from "./accounts/provider/session-cookies";
import { isSessionOpen, type Person, personOf, personOfExpiredToken, type Tokens } from "./accounts/queries/person";
import { renewTokens } from "./accounts/steps/renew-tokens";
import { type Actor, isSignedIn, type SignedIn } from "./platform/command/actor";
import { createActor, visitor } from "./platform/command/create-actor";
import { addressOf } from "./platform/http/address";
import { guardianProof } from "./players/queries/guardian";

// What needs Next's request is imported where it is used: the live feed reads this file outside Next.

/** Who is acting in this request; a visitor when nobody is signed in. Asks the database, so a session that ended opens nothing. */
export const currentActor = cache(async (): Promise<Actor> => {
  const { connection } = await import("next/server");
  await connection();
  const { headers } = await import("next/headers");
  return actorWith(await heldNow(), addressOf(await headers()));
});

/** The same for a page that is somebody's own: a visitor is sent to sign in and comes back to `path`. */
export async function memberActor(path: string): Promise<SignedIn> {
  const actor = await currentActor();
  if (isSignedIn(actor)) return actor;
  const { redirect } = await import("./platform/i18n/navigation");
  const { getLocale } = await import("next-intl/server");
  return redirect({ href: `/auth?next=${encodeURIComponent(path)}`, locale: await getLocale() });
}

/** The same person as the guardian whom `key` opens a page for, and as nobody else; null when it opens none. */
export async function guardianActor(key: string, person: Actor): Promise<Actor<"guardian"> | null> {
  const proof = await guardianProof(key, person.userId);
  if (!proof) return null;
  const { userId, sessionId, assurance, address, locale } = person;
  const { playerId: guardianOf, by: guardianBy } = proof;
  return createActor({ kind: "guardian", userId, guardianOf, guardianBy, sessionId, assurance, address, locale });
}

/** The same person, or the guardian whose page's key the address bears. */
export async function sideOf(request: Request, person: Actor): Promise<Actor> {
  const key = new URL(request.url).searchParams.get("guardian");
  return (key && (await guardianActor(key, person))) || person;
}

/** Who is acting, for doors that are only read, and the cookies that answer must bring: old tokens are renewed on the way. */
export async function renewedActor(headers: Headers): Promise<{ actor: Actor; toSet: string[] }> {
  const held = parseTokens(headers.get("cookie") ?? "");
  const { toSet } = await renewTokens(held);
  const renewed = parseTokens(toSet.map(({ name, value }) => `${name}=${value}`).join("; "));
  const tokens = toSet.length > 0 ? { ...renewed, known: held.known } : held;
  return { actor: await actorWith(tokens, addressOf(headers)), toSet: toSet.map(toSetCookieHeader) };
}

/** Who listens to the live feed: it can renew nothing, and tells nothing but that there is news. */
export async function listeningActor(headers: Headers): Promise<Actor> {
  const address = addressOf(headers);
  const person = await personOfExpiredToken(parseTokens(headers.get("cookie") ?? ""));
  return person ? signedIn(person, address) : visitor("en", address);
}

/** Whether an actor of a while ago still is who they were: neither the session nor the account has ended. */
export const isStillIn = async ({ sessionId }: Actor) => sessionId !== null && (await isSessionOpen(sessionId));

/** Signs a person in, in an action: starts the session and sets its cookies. */
export async function startSession(userId: string) {
  const { openSession } = await import("./accounts/provider/next-auth");
  await openSession(userId);
}

/** From now on this browser is one that the owner of this address uses. */
export async function rememberBrowser(email: string) {
  const { cookies } = await import("next/headers");
  const jar = await cookies();
  jar.set(knownCookie, addMark(email, jar.get(knownCookie)?.value), knownCookieOptions);
}

/** Ends this browser's session and clears its cookies, in an action. */
export async function endSession() {
  const { closeSession } = await import("./accounts/provider/next-auth");
  await closeSession();
}

/** Renews old tokens where cookies can be set: actions and route handlers. */
export async function keepSession() {
  const { toSet } = await renewTokens(await heldNow());
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
  const { userId, sessionId, role, playerId, recruiterId, seat, scopes, locale, provedAt } = person;
  const known = { userId, sessionId, address, locale, assurance: { by: "password", at: provedAt } } as const;
  if (role === "admin") return createActor({ kind: "staff", scopes, ...known });
  if (recruiterId && seat) return createActor({ kind: "recruiter", recruiterId, memberId: userId, seat, ...known });
  return playerId
    ? createActor({ kind: "player", playerId, ...known })
    : createActor({ kind: "member", role, ...known });
}

async function heldNow(): Promise<Tokens> {
  const { cookies } = await import("next/headers");
  const jar = await cookies();
  const find = (name: string) => jar.get(name)?.value;
  return { access: find(accessCookie), refresh: find(refreshCookie), known: find(knownCookie) };
}
