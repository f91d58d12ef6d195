import "server-only";
import { createHmac } from "node:crypto";
import { now, secondsFrom } from "@/lib/platform/clock";
import { db, type Tx } from "@/lib/platform/db/db";
import { deriveSecret } from "@/lib/platform/secrets";
import { hashOf, splitRefresh } from "../queries/person";
import { refreshGrace, sessionLife } from "../schema";
import { endSession } from "./end-session";
import type { Started } from "./start-session";

/** Replaces a refresh token by its successor. Null when the session ended; a token replaced longer ago than the grace was stolen or copied, and ends it. */
export async function rotateSession(refresh: string): Promise<Started | null> {
  const held = splitRefresh(refresh);
  if (!held) return null;
  return db.$transaction(async (tx) => {
    const session = await lock(tx, held.sessionId);
    if (!session) return null;
    const successor = successorOf(refresh);
    const started = { userId: session.userId, sessionId: held.sessionId, who: session.who };
    const next = { ...started, refresh: `${held.sessionId}.${successor}` };
    if (session.refreshHash === hashOf(held.secret)) {
      await replace(tx, held.sessionId, session.refreshHash, hashOf(successor));
      return next;
    }
    const justReplaced = session.rotatedAt > secondsFrom(now(), -refreshGrace);
    if (session.previousHash === hashOf(held.secret) && justReplaced) return next;
    await endSession(held.sessionId, "refresh token used twice", tx);
    return null;
  });
}

type Locked = { userId: string; who: string; refreshHash: string; previousHash: string | null; rotatedAt: Date };

async function lock(tx: Tx, id: string) {
  const [session] = await tx.$queryRaw<Locked[]>`
    select s.user_id as "userId", case when m.scope is null then coalesce(r.role::text, 'user') else 'moderator' end as who, s.refresh_hash as "refreshHash",
      s.previous_hash as "previousHash", s.rotated_at as "rotatedAt"
    from sessions s join users u on u.id = s.user_id left join user_roles r on r.user_id = u.id
    left join staff_scopes m on m.user_id = u.id and m.scope = 'moderation'
    where s.id = ${id}::uuid and s.revoked_at is null and s.expires_at > ${now()} and u.disabled_at is null
    for update of s`;
  return session;
}

async function replace(tx: Tx, id: string, previousHash: string, refreshHash: string) {
  const rotatedAt = now();
  const expiresAt = secondsFrom(rotatedAt, sessionLife);
  await tx.session.update({ where: { id }, data: { previousHash, refreshHash, rotatedAt, expiresAt } });
}

// Computed, not random: parallel requests that carry the same token all leave with the same successor.
const successorOf = (refresh: string) =>
  createHmac("sha256", deriveSecret("refresh tokens")).update(refresh).digest("base64url");
