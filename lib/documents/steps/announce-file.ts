import "server-only";
import { randomUUID } from "node:crypto";
import { now } from "@/lib/core/clock";
import type { Tx } from "@/lib/core/db";

/** The path a file is about to be stored under; what lies there a day later, and nobody kept, is deleted. */
export async function announceFile(tx: Tx, name: string): Promise<string> {
  const path = `${randomUUID()}/${name}`;
  await tx.fileOnItsWay.create({ data: { path, begunAt: now() } });
  return path;
}
