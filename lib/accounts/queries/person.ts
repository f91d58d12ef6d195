import "server-only";
import { createHash } from "node:crypto";
import type { JWK } from "jose";
import { keepRecent } from "@/lib/platform/cache/keep-recent";
import { now, secondsFrom } from "@/lib/platform/clock";
import type { Scope } from "@/lib/platform/command/actor";
import { isUuid } from "@/lib/platform/command/input";
import { db } from "@/lib/platform/db/db";
import type { Locale } from "@/lib/platform/i18n/routing";
import type { Role, TeamRole } from "@/lib/platform/prisma/enums";
import { type Access, readAccess, readPublicKey } from "../provider/access-token";
import { keyAfterlife, refreshGrace, sessionLife } from "../schema";

export type Person = {
  userId: string;
  sessionId: string;
  role: Role | "user";
  playerId: string | null;
  recruiterId: string | null;
  /** The teamRole in that organization; "reader" while its owner's account is disabled. */
  teamRole: TeamRole | null;
  scopes: Scope[];
  hasFactor: boolean;
  locale: Locale;
  provedAt: Date;
};
export type Tokens = { access?: string | undefined; refresh?: string | undefined; known?: string | undefined };

/** The person of a valid access token, read from the database; null when the session ended. Refresh tokens are not accepted here. */
export async function personOf({ access }: Tokens): Promise<Person | null> {
  const claims = access ? await verifyAccessToken(access) : null;
  return claims && loadPerson(claims.sessionId, null);
}

const pendingReads = new Map<string, Promise<Person | null>>();

/** Also accepts an expired access token, for live updates without data, where no cookie can be renewed. Concurrent calls share one query, because all tabs reconnect together after a restart. */
export function personOfExpiredToken({ access }: Tokens): Promise<Person | null> {
  if (!access) return Promise.resolve(null);
  const pendingRead = pendingReads.get(access) ?? readListener(access).finally(() => pendingReads.delete(access));
  pendingReads.set(access, pendingRead);
  return pendingRead;
}

async function readListener(access: string) {
  const claims = await readAccess(access, publicKey, sessionLife);
  return claims && loadPerson(claims.sessionId, null);
}

/** Accepts either token. Use only to end the session. */
export async function personOfEitherToken({ access, refresh }: Tokens): Promise<Person | null> {
  const refreshParts = refresh ? splitRefresh(refresh) : null;
  return (
    (await personOf({ access })) ??
    (refreshParts && loadPerson(refreshParts.sessionId, hashSecret(refreshParts.secret)))
  );
}

export const isSessionOpen = async (sessionId: string): Promise<boolean> =>
  (await loadPerson(sessionId, null)) !== null;

const verifiedTokens = new Map<string, Access>();
const MOST_VERIFIED_TOKENS = 1_000;

/** Remembers verified tokens until they expire, because each page verifies its token twice, in the middleware and for its content. */
export async function verifyAccessToken(token: string): Promise<Access | null> {
  const known = verifiedTokens.get(token);
  const claims = known && known.expiresAt > now() ? known : await readAccess(token, publicKey);
  if (claims) keepRecent(verifiedTokens, [token, claims], MOST_VERIFIED_TOKENS);
  else verifiedTokens.delete(token);
  return claims;
}

async function loadPerson(sessionId: string, refreshHash: string | null): Promise<Person | null> {
  const [row] = await db.$queryRaw<Person[]>`
    select u.id as "userId", s.id as "sessionId", coalesce(r.role::text, 'user') as role,
      p.id as "playerId", m.recruiter_id as "recruiterId", u.locale, s.created_at as "provedAt",
      case when o.disabled_at is null then m.team_role else 'reader' end as "teamRole",
      array(select scope::text from staff_scopes where user_id = u.id) as scopes,
      exists (select from auth_factors where user_id = u.id and verified_at is not null) as "hasFactor"
    from sessions s
    join users u on u.id = s.user_id
    left join user_roles r on r.user_id = u.id
    left join players p on p.user_id = u.id
    left join memberships m on m.user_id = u.id and m.left_at is null
    left join recruiters c on c.id = m.recruiter_id left join users o on o.id = c.user_id
    where s.id = ${sessionId}::uuid and s.revoked_at is null and s.expires_at > ${now()} and u.disabled_at is null
      and (${refreshHash}::text is null or s.refresh_hash = ${refreshHash}
        or (s.previous_hash = ${refreshHash} and s.rotated_at > ${secondsFrom(now(), -refreshGrace)}))`;
  return row ?? null;
}

/** Published at /.well-known/jwks.json: keys whose tokens may still be valid. */
export async function listPublicKeys(): Promise<JWK[]> {
  const keys = await db.signingKey.findMany({
    where: { OR: [{ retiredAt: null }, { retiredAt: { gt: secondsFrom(now(), -keyAfterlife) } }] },
    orderBy: { createdAt: "desc" },
    select: { publicJwk: true },
  });
  return keys.map((key) => key.publicJwk as JWK);
}

const publicKeys = new Map<string, CryptoKey>();

async function publicKey(id: string): Promise<CryptoKey | undefined> {
  if (!publicKeys.has(id) && isUuid(id)) {
    const key = await db.signingKey.findUnique({ where: { id }, select: { publicJwk: true } });
    if (key) publicKeys.set(id, await readPublicKey(key.publicJwk as JWK));
  }
  return publicKeys.get(id);
}

/** A refresh token is `<session id>.<secret>`; the database stores the secret's hash. */
export function splitRefresh(token: string): { sessionId: string; secret: string } | null {
  const [sessionId = "", secret = "", ...rest] = token.split(".");
  return isUuid(sessionId) && secret && rest.length === 0 ? { sessionId, secret } : null;
}

export const hashSecret = (secret: string) => createHash("sha256").update(secret).digest("base64url");
