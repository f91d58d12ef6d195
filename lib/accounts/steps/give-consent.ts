import "server-only";
import { now } from "@/lib/platform/clock";
import type { Tx } from "@/lib/platform/db/db";
import type { ConsentKind } from "@/lib/platform/prisma/enums";
import { consentVersions } from "../schema";

type Said = { given?: boolean; givenBy?: "self" | "guardian" };

/** Adds one line to the log of consents; the newest of a kind is what holds. */
export async function giveConsent(
  tx: Tx,
  userId: string,
  kind: ConsentKind,
  { given = true, givenBy = "self" }: Said = {},
) {
  await tx.consent.create({ data: { userId, kind, version: consentVersions[kind], given, givenBy, createdAt: now() } });
}
