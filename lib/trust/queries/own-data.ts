import "server-only";
import type { Viewer } from "@/lib/documents/policy";
import type { Actor } from "@/lib/platform/command/actor";
import { db } from "@/lib/platform/db/db";
import { consentsOf, ownAccountData } from "./own-account-data";
import { ownOrganizationData } from "./own-organization-data";
import { ownPlayerData } from "./own-player-data";

type AccountData = Awaited<ReturnType<typeof ownAccountData>>;
type PlayerData = Awaited<ReturnType<typeof ownPlayerData>>;
type OrganizationData = Awaited<ReturnType<typeof ownOrganizationData>>;
/** The parts of a copy; each is a key of the messages `reports.own.part`. */
export type OwnPart = keyof AccountData | keyof PlayerData | keyof OrganizationData;
export type OwnData = Partial<Record<OwnPart, object[]>>;

/** All data of the actor; for a guardian the child's, and for an organization only if the actor is its owner. */
export async function ownData(actor: Viewer): Promise<OwnData> {
  if (actor.kind === "guardian") return childData(actor);
  const account = await ownAccountData(actor.userId);
  if (actor.playerId) return { ...account, ...(await ownPlayerData(actor.playerId)) };
  if (actor.kind !== "recruiter") return account;
  return actor.teamRole === "owner" ? { ...account, ...(await ownOrganizationData(actor)) } : account;
}

async function childData({ guardianOf }: Actor<"guardian">): Promise<OwnData> {
  const { userId } = await db.player.findUniqueOrThrow({ where: { id: guardianOf }, select: { userId: true } });
  return { consents: await consentsOf(userId), ...(await ownPlayerData(guardianOf)) };
}
