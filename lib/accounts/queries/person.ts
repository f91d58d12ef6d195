import "server-only";
import { createHash } from "node:crypto";
import type { JWK } from "jose";
import { now, secondsFrom } from "@/lib/platform/clock";
import type { Scope } from "@/lib/platform/command/actor";
import { isUuid } from "@/lib/platform/command/input";
import { db } from "@/lib/platform/db/db";
import type { Locale } from "@/lib/platform/i18n/routing";
import type { Role, Seat } from "@/lib/platform/prisma/enums";
import { type Access, readAccess, readPublicKey } from "../provider/access-token";
import { keyAfterlife, refreshGrace, sessionLife } from "../schema";

export type Person = {
  userId: string;
  sessionId: string;
  role: Role | "user";
  playerId: string | null;
  recruiterId: string | null;
  /** In that organization; to read alone while its owner's account is stopped. */
  seat: Seat | null;
  scopes: Scope[];
  locale: Locale;
  /** When this session's owner gave the password. */
  provedAt: Date;
};
/** What a browser holds; `known` are the marks of the accounts that once signed in there. */
export type Tokens = { access?: string | undefined; refresh?: string | undefined; known?: string | undefined };

/** Whose session this access token belongs to, as the database says now; null when it ended. A refresh token opens nothing: it is rotated, where cookies can be set. */
export async function personOf({ access }: Tokens): Promise<Person | null> {
  const named = access ? await accessOf(access) : null;
  return named && person(named.sessionId, null);
}

const arriving = new Map<string, Promise<Person | null>>();

/**
 * The same with a token past its time: for hints that bear no data, where none can be renewed. One reading serves all who
 * ask while it runs: the tabs of a browser come back together when the server starts again.
 */
export function listenerOf({ access }: Tokens): Promise<Person | null> {
  if (!access) return Promise.resolve(null);
  const reading = arriving.get(access) ?? readListener(access).finally(() => arriving.delete(access));
  arriving.set(access, reading);
  return reading;
}

async function readListener(access: string) {
  const named = await readAccess(access, publicKey, sessionLife);
  return named && person(named.sessionId, null);
}

/** Whose session either token belongs to. Only to end it. */
export async function holderOf({ access, refresh }: Tokens): Promise<Person | null> {
  const held = refresh ? splitRefresh(refresh) : null;
  return (await personOf({ access })) ?? (held && person(held.sessionId, hashOf(held.secret)));
}

export const isOpen = async (sessionId: string): Promise<boolean> => (await person(sessionId, null)) !== null;

/** What an access token says, when we signed it and it is not too old. */
export const accessOf = (token: string): Promise<Access | null> => readAccess(token, publicKey);

async function person(sessionId: string, refreshHash: string | null): Promise<Person | null> {
  const [found] = await db.$queryRaw<Person[]>`
    select u.id as "userId", s.id as "sessionId", coalesce(r.role::text, 'user') as role,
      p.id as "playerId", m.recruiter_id as "recruiterId", u.locale, s.created_at as "provedAt",
      case when o.disabled_at is null then m.seat else 'reader' end as seat,
      array(select scope::text from staff_scopes where user_id = u.id) as scopes
    from sessions s
    join users u on u.id = s.user_id
    left join user_roles r on r.user_id = u.id
    left join players p on p.user_id = u.id
    left join memberships m on m.user_id = u.id and m.left_at is null
    left join recruiters c on c.id = m.recruiter_id left join users o on o.id = c.user_id
    where s.id = ${sessionId}::uuid and s.revoked_at is null and s.expires_at > ${now()} and u.disabled_at is null
      and (${refreshHash}::text is null or s.refresh_hash = ${refreshHash}
        or (s.previous_hash = ${refreshHash} and s.rotated_at > ${secondsFrom(now(), -refreshGrace)}))`;
  return found ?? null;
}

/** What is published at /.well-known/jwks.json: the keys whose tokens may still be valid. */
export async function listPublicKeys(): Promise<JWK[]> {
  const keys = await db.signingKey.findMany({
    where: { OR: [{ retiredAt: null }, { retiredAt: { gt: secondsFrom(now(), -keyAfterlife) } }] },
    orderBy: { createdAt: "desc" },
    select: { publicJwk: true },
  });
  return keys.map((key) => key.publicJwk as JWK);
}

const seen = new Map<string, CryptoKey>();

async function publicKey(id: string): Promise<CryptoKey | undefined> {
  if (!seen.has(id) && isUuid(id)) {
    const key = await db.signingKey.findUnique({ where: { id }, select: { publicJwk: true } });
    if (key) seen.set(id, await readPublicKey(key.publicJwk as JWK));
  }
  return seen.get(id);
}

/** A refresh token is the session's id and a secret of which the database knows the hash. */
export function splitRefresh(token: string): { sessionId: string; secret: string } | null {
  const [sessionId = "", secret = "", ...rest] = token.split(".");
  return isUuid(sessionId) && secret && rest.length === 0 ? { sessionId, secret } : null;
}

export const hashOf = (secret: string) => createHash("sha256").update(secret).digest("base64url");
