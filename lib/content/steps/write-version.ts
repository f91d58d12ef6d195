import "server-only";
import { now } from "@/lib/platform/clock";
import type { Tx } from "@/lib/platform/db/db";
import type { EventActor } from "@/lib/platform/outbox/domain-events";
import type { StatementVersion } from "@/lib/platform/prisma/client";
import { contentEvents } from "../events";

type VersionContent = Pick<StatementVersion, "value" | "wordsEn" | "wordsFr" | "wordsEs" | "wordsAr" | "places">;

export async function writeVersion(
  tx: Tx,
  actor: EventActor,
  { id, last }: { id: string; last: number },
  content: VersionContent,
) {
  const { value, wordsEn, wordsFr, wordsEs, wordsAr, places } = content;
  const text = { value, wordsEn, wordsFr, wordsEs, wordsAr, places };
  const version = last + 1;
  const data = { ...text, statementId: id, number: version, writtenAt: now(), writtenById: actor.userId };
  await tx.statementVersion.create({ data });
  await contentEvents.record(tx, actor, "statement.saved", { statementId: id, version });
  return version;
}

export const saysTheSame = (a: VersionContent, b: VersionContent): boolean =>
  (["value", "wordsEn", "wordsFr", "wordsEs", "wordsAr"] as const).every((field) => a[field] === b[field]) &&
  [...a.places].sort().join() === [...b.places].sort().join();
