import "server-only";
import { cache } from "react";
import { accessCookie, refreshCookie, tokensIn } from "./accounts/provider/session-cookies";
import { personOf, type Tokens } from "./accounts/queries";
import { renewTokens } from "./accounts/steps/renew-tokens";
import type { Actor } from "./core/actor";
import { addressOf } from "./core/address";
import { admit, visitor } from "./core/door";
import { guardianProof } from "./players/queries/guardian";

// What needs Next's request is imported where it is used: the live feed reads this file outside Next.

/** Who is acting in this request; a visitor when nobody is signed in. Asks the database, so a session that ended opens nothing. */
export const currentActor = cache(async (): Promise<Actor> => {
  const { connection } = await import("next/server");
  await connection();
  const { headers } = await import("next/headers");
  return actorWith(await heldNow(), addressOf(await headers()));
});

export type SignedIn = Actor & { readonly userId: string };

/** The same for a page that is somebody's own: a visitor is sent to sign in and comes back to `path`. */
export async function memberActor(path: string): Promise<SignedIn> {
  const actor = await currentActor();
  if (actor.userId !== null) return actor as SignedIn;
  const { redirect } = await import("./core/i18n/navigation");
  const { getLocale } = await import("next-intl/server");
  return redirect({ href: `/auth?next=${encodeURIComponent(path)}`, locale: await getLocale() });
}

/** The same person as the guardian whom `key` opens a page for, and as nobody else; null when it opens none. */
export async function guardianActor(key: string, person: Actor): Promise<Actor | null> {
  const proof = await guardianProof(key, person.userId);
  if (!proof) return null;
  const { userId, sessionId, address, locale } = person;
  return admit({
    role: "guardian",
    userId,
    sessionId,
    address,
    locale,
    guardianOf: proof.playerId,
    guardianBy: proof.by,
  });
}

/** Who is acting, for doors outside Next's request. */
export const actorOf = (headers: Headers): Promise<Actor> =>
  actorWith(tokensIn(headers.get("cookie") ?? ""), addressOf(headers));

/** Signs a person in, in an action: starts the session and sets its cookies. */
export async function startSession(userId: string) {
  const { open } = await import("./accounts/provider/next-auth");
  await open(userId);
}

/** Ends this browser's session and clears its cookies, in an action. */
export async function endSession() {
  const { close } = await import("./accounts/provider/next-auth");
  await close();
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
  return person ? admit({ ...person, address }) : visitor("en", address);
}

async function heldNow(): Promise<Tokens> {
  const { cookies } = await import("next/headers");
  const jar = await cookies();
  return { access: jar.get(accessCookie)?.value, refresh: jar.get(refreshCookie)?.value };
}
