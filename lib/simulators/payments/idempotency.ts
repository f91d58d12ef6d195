import "server-only";
import { createHash } from "node:crypto";
import { now } from "@/lib/platform/clock";
import type { Tx } from "@/lib/platform/db/db";
import { PaymentsError } from "./errors";

const DAY = 86_400_000;

export const fingerprintOf = (path: string, body: string) =>
  createHash("sha256").update(`${path}\n${body}`).digest("hex");

/** The earlier response to this key, if any. Concurrent requests with one key are serialized. */
export async function earlierReply(tx: Tx, key: string, fingerprint: string): Promise<string | null> {
  await tx.$queryRaw`select pg_advisory_xact_lock(hashtextextended(${`reply:${key}`}, 0))::text`;
  const reply = await tx.localReply.findUnique({ where: { key } });
  if (!reply || now().getTime() - reply.createdAt.getTime() > DAY) return null;
  if (reply.fingerprint !== fingerprint) throw differentParameters();
  return reply.body;
}

export async function rememberReply(tx: Tx, key: string, fingerprint: string, body: string) {
  const reply = { fingerprint, status: 200, body, createdAt: now() };
  await tx.localReply.upsert({ where: { key }, create: { key, ...reply }, update: reply });
}

const differentParameters = () =>
  new PaymentsError(400, {
    type: "idempotency_error",
    message: "Keys for idempotent requests can only be used with the same parameters they were first used with.",
  });
