import "server-only";
import type { Viewer } from "@/lib/documents/policy";
import type { Actor } from "@/lib/platform/command/actor";
import { db } from "@/lib/platform/db/db";
import { consentsOf, ownAccountData } from "./own-account-data";
import { ownOrganizationData } from "./own-organization-data";
import { ownPlayerData } from "./own-player-data";

type Account = Awaited<ReturnType<typeof ownAccountData>>;
type OfPlayer = Awaited<ReturnType<typeof ownPlayerData>>;
type OfOrganization = Awaited<ReturnType<typeof ownOrganizationData>>;
/** The parts of a copy, each a word of the catalogue `reports.own.part`. */
export type OwnPart = keyof Account | keyof OfPlayer | keyof OfOrganization;
export type OwnData = Partial<Record<OwnPart, object[]>>;

/** Everything that is kept of who asks; on a guardian's page of the child: what the guardian reads there. An organisation's is its owner's. */
export async function ownData(actor: Viewer): Promise<OwnData> {
  if (actor.kind === "guardian") return ofChild(actor);
  const account = await ownAccountData(actor.userId);
  if (actor.playerId) return { ...account, ...(await ownPlayerData(actor.playerId)) };
  if (actor.kind !== "recruiter") return account;
  return actor.seat === "owner" ? { ...account, ...(await ownOrganizationData(actor)) } : account;
}

async function ofChild({ guardianOf }: Actor<"guardian">): Promise<OwnData> {
  const { userId } = await db.player.findUniqueOrThrow({ where: { id: guardianOf }, select: { userId: true } });
  return { consents: await consentsOf(userId), ...(await ownPlayerData(guardianOf)) };
}
