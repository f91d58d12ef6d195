import "server-only";
import { now } from "@/lib/core/clock";
import type { Tx } from "@/lib/core/db";
import type { ConsentKind } from "@/lib/core/prisma/enums";

/** The wording a consent was given to; a new wording takes a new date here. */
export const consentVersions: Record<ConsentKind, string> = {
  terms: "2026-11-01",
  image_rights: "2026-11-01",
  logo_usage: "2026-11-01",
  agent_service: "2026-11-01",
  guardian: "2026-11-01",
};

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
