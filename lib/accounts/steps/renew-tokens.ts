import "server-only";
import { now, secondsFrom } from "@/lib/platform/clock";
import { signAccess } from "../provider/access-token";
import { endedCookies, sessionCookies } from "../provider/session-cookies";
import { accessOf, personOf, type Tokens } from "../queries/person";
import { rotateSession } from "./rotate-session";
import { rotateSigningKey } from "./rotate-signing-key";

/** Whether someone seems signed in, and the cookies to set. */
export type Standing = { signedIn: boolean; toSet: ReturnType<typeof sessionCookies> };

const SOON = 60;

/** New tokens for old ones, none for ended ones. A young access token is trusted without asking the database. */
export async function renewTokens({ access, refresh }: Tokens): Promise<Standing> {
  if (!access && !refresh) return { signedIn: false, toSet: [] };
  const known = access ? await accessOf(access) : null;
  if (known && known.expiresAt > secondsFrom(now(), SOON)) return { signedIn: true, toSet: [] };
  const next = refresh ? await rotateSession(refresh) : null;
  if (!next) return { signedIn: false, toSet: endedCookies() };
  const { who, refresh: successor, ...session } = next;
  const young = await signAccess(await rotateSigningKey(), session);
  return { signedIn: true, toSet: sessionCookies({ access: young, refresh: successor, who }) };
}

/** The same, but asks the database of a young access token, too; tokens that open nothing any more are taken away. */
export async function proveTokens({ access, refresh }: Tokens): Promise<Standing> {
  if (!access || !(await accessOf(access))) return renewTokens({ refresh, access });
  const signedIn = (await personOf({ access })) !== null;
  return { signedIn, toSet: signedIn ? [] : endedCookies() };
}
