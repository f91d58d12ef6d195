import "server-only";
import { now, secondsFrom } from "@/lib/platform/clock";
import { db, type Tx } from "@/lib/platform/db/db";
import { type KeyPair, makeKeyPair, type SealedKey, seal, unseal } from "../provider/access-token";
import { keyAfterlife, keyLife } from "../schema";

/** The key that signs now. Makes a new one, and retires the old, when there is none young enough or readable. */
export async function rotateSigningKey(): Promise<KeyPair> {
  return (await newest(db)) ?? replace();
}

/** The daily round: the key is replaced in time, and those nothing valid was signed with are forgotten. */
export async function tendSigningKeys() {
  await rotateSigningKey();
  await db.signingKey.deleteMany({ where: { retiredAt: { lt: secondsFrom(now(), -keyAfterlife) } } });
}

async function replace(): Promise<KeyPair> {
  const made = await makeKeyPair();
  return db.$transaction(async (tx) => {
    // One process makes the key, the others find it made.
    await tx.$executeRaw`select pg_advisory_xact_lock(hashtext('signing key'))`;
    const winner = await newest(tx);
    if (winner) return winner;
    await tx.signingKey.updateMany({ where: { retiredAt: null }, data: { retiredAt: now() } });
    const { id, publicJwk, privateJwk } = made;
    await tx.signingKey.create({ data: { id, publicJwk, privateJwk: seal(privateJwk), createdAt: now() } });
    return made;
  });
}

async function newest(tx: Tx): Promise<KeyPair | null> {
  const key = await tx.signingKey.findFirst({
    where: { retiredAt: null, createdAt: { gt: secondsFrom(now(), -keyLife) } },
    orderBy: { createdAt: "desc" },
  });
  const privateJwk = key && unseal(key.privateJwk as SealedKey);
  return privateJwk ? { id: key.id, publicJwk: key.publicJwk as KeyPair["publicJwk"], privateJwk } : null;
}
