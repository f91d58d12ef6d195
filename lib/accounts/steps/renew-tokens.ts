import "server-only";
import { now, secondsFrom } from "@/lib/platform/clock";
import { signAccess } from "../provider/access-token";
import { expiredCookies, sessionCookies } from "../provider/session-cookies";
import { personOf, type Tokens, verifyAccessToken } from "../queries/person";
import { rotateSession } from "./rotate-session";
import { rotateSigningKey } from "./rotate-signing-key";

export type TokenState = { signedIn: boolean; toSet: ReturnType<typeof sessionCookies> };

const RENEW_BEFORE_SECONDS = 60;

/** Rotates tokens that expire soon; a younger access token is trusted without a query. */
export async function renewTokens({ access, refresh }: Tokens): Promise<TokenState> {
  if (!access && !refresh) return { signedIn: false, toSet: [] };
  const claims = access ? await verifyAccessToken(access) : null;
  if (claims && claims.expiresAt > secondsFrom(now(), RENEW_BEFORE_SECONDS)) return { signedIn: true, toSet: [] };
  const renewed = refresh ? await rotateSession(refresh) : null;
  if (!renewed) return { signedIn: false, toSet: expiredCookies() };
  const { role, refresh: successor, ...session } = renewed;
  const newAccess = await signAccess(await rotateSigningKey(), session);
  return { signedIn: true, toSet: sessionCookies({ access: newAccess, refresh: successor, role }) };
}

export async function checkTokens({ access, refresh }: Tokens): Promise<TokenState> {
  if (!access || !(await verifyAccessToken(access))) return renewTokens({ refresh, access });
  const signedIn = (await personOf({ access })) !== null;
  return { signedIn, toSet: signedIn ? [] : expiredCookies() };
}
