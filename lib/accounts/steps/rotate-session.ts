import "server-only";
import { createHmac } from "node:crypto";
import { now, secondsFrom } from "@/lib/platform/clock";
import { db, type Tx } from "@/lib/platform/db/db";
import { deriveSecret } from "@/lib/platform/secrets";
import { hashSecret, splitRefresh } from "../queries/person";
import { refreshGrace, sessionLife } from "../schema";
import { endSession } from "./end-session";
import type { Started } from "./start-session";

/** Replaces a refresh token. Null when the session ended; a token used again after the grace period counts as stolen and ends the session. */
export async function rotateSession(refresh: string): Promise<Started | null> {
  const token = splitRefresh(refresh);
  if (!token) return null;
  return db.$transaction(async (tx) => {
    const session = await lockSession(tx, token.sessionId);
    if (!session) return null;
    const successor = successorOf(refresh);
    const identity = { userId: session.userId, sessionId: token.sessionId, role: session.role };
    const newTokens = { ...identity, refresh: `${token.sessionId}.${successor}` };
    if (session.refreshHash === hashSecret(token.secret)) {
      await storeTokens(tx, token.sessionId, session.refreshHash, hashSecret(successor));
      return newTokens;
    }
    const withinGrace = session.rotatedAt > secondsFrom(now(), -refreshGrace);
    if (session.previousHash === hashSecret(token.secret) && withinGrace) return newTokens;
    await endSession(token.sessionId, "refresh token used twice", tx);
    return null;
  });
}

type LockedSession = {
  userId: string;
  role: string;
  refreshHash: string;
  previousHash: string | null;
  rotatedAt: Date;
};

async function lockSession(tx: Tx, id: string) {
  const [session] = await tx.$queryRaw<LockedSession[]>`
    select s.user_id as "userId", case when m.scope is null then coalesce(r.role::text, 'user') else 'moderator' end as role, s.refresh_hash as "refreshHash",
      s.previous_hash as "previousHash", s.rotated_at as "rotatedAt"
    from sessions s join users u on u.id = s.user_id left join user_roles r on r.user_id = u.id
    left join staff_scopes m on m.user_id = u.id and m.scope = 'moderation'
    where s.id = ${id}::uuid and s.revoked_at is null and s.expires_at > ${now()} and u.disabled_at is null
    for update of s`;
  return session;
}

async function storeTokens(tx: Tx, id: string, previousHash: string, refreshHash: string) {
  const rotatedAt = now();
  const expiresAt = secondsFrom(rotatedAt, sessionLife);
  await tx.session.update({ where: { id }, data: { previousHash, refreshHash, rotatedAt, expiresAt } });
}

// Deterministic: parallel requests with the same token get the same successor.
const successorOf = (refresh: string) =>
  createHmac("sha256", deriveSecret("refresh tokens")).update(refresh).digest("base64url");
