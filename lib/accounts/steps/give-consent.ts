import "server-only";
import { now } from "@/lib/platform/clock";
import type { Tx } from "@/lib/platform/db/db";
import type { ConsentKind } from "@/lib/platform/prisma/enums";
import { consentVersions } from "../schema";

type ConsentOptions = { given?: boolean; givenBy?: "self" | "guardian" };

/** Appends to the consent log; the newest entry of a kind is valid. */
export async function giveConsent(
  tx: Tx,
  userId: string,
  kind: ConsentKind,
  { given = true, givenBy = "self" }: ConsentOptions = {},
) {
  await tx.consent.create({ data: { userId, kind, version: consentVersions[kind], given, givenBy, createdAt: now() } });
}
