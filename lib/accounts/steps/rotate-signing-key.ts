import "server-only";
import { now, secondsFrom } from "@/lib/platform/clock";
import { db, type Tx } from "@/lib/platform/db/db";
import { type KeyPair, makeKeyPair, type SealedKey, seal, unseal } from "../provider/access-token";
import { keyAfterlife, keyLife } from "../schema";

export async function rotateSigningKey(): Promise<KeyPair> {
  return (await loadNewest(db)) ?? createKey();
}

export async function maintainSigningKeys() {
  await rotateSigningKey();
  await db.signingKey.deleteMany({ where: { retiredAt: { lt: secondsFrom(now(), -keyAfterlife) } } });
}

async function createKey(): Promise<KeyPair> {
  const newKey = await makeKeyPair();
  return db.$transaction(async (tx) => {
    // Serializes concurrent processes: the first creates the key.
    await tx.$executeRaw`select pg_advisory_xact_lock(hashtext('signing key'))`;
    const winner = await loadNewest(tx);
    if (winner) return winner;
    await tx.signingKey.updateMany({ where: { retiredAt: null }, data: { retiredAt: now() } });
    const { id, publicJwk, privateJwk } = newKey;
    await tx.signingKey.create({ data: { id, publicJwk, privateJwk: seal(privateJwk), createdAt: now() } });
    return newKey;
  });
}

async function loadNewest(tx: Tx): Promise<KeyPair | null> {
  const key = await tx.signingKey.findFirst({
    where: { retiredAt: null, createdAt: { gt: secondsFrom(now(), -keyLife) } },
    orderBy: { createdAt: "desc" },
  });
  const privateJwk = key && unseal(key.privateJwk as SealedKey);
  return privateJwk ? { id: key.id, publicJwk: key.publicJwk as KeyPair["publicJwk"], privateJwk } : null;
}
