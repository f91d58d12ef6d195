import "server-only";
import { giveConsent } from "@/lib/accounts/steps/give-consent";
import { keepBirthDate } from "@/lib/accounts/steps/keep-birth-date";
import { now } from "@/lib/platform/clock";
import type { Actor } from "@/lib/platform/command/actor";
import type { Tx } from "@/lib/platform/db/db";
import { playerEvents } from "../events";
import { columnsOf, type ProfileInput } from "../schema/esport-profile";
import { handleOf } from "./pick-handle";
import { readFigures } from "./read-figures";

export async function createEsportPlayer(tx: Tx, actor: Actor, userId: string, input: ProfileInput) {
  const handle = await freeHandle(tx);
  const figures = readFigures(input, actor.locale, now());
  const data = { ...columnsOf(input, figures), userId, handle, status: "shown" as const, createdAt: now() };
  const { id: esportPlayerId } = await tx.esportPlayer.create({ data, select: { id: true } });
  await keepBirthDate(tx, userId, null);
  await giveConsent(tx, userId, "terms");
  await playerEvents.record(tx, actor, "esport.joined", { esportPlayerId });
  return { userId, esportPlayerId };
}

const TRIES = 12;

async function freeHandle(tx: Tx): Promise<string> {
  const candidates = Array.from({ length: TRIES }, (_, index) => handleOf(index < TRIES / 2 ? 3 : index));
  const where = { handle: { in: candidates } };
  const [players, gamers] = [
    await tx.player.findMany({ where, select: { handle: true } }),
    await tx.esportPlayer.findMany({ where, select: { handle: true } }),
  ];
  const existingHandles = new Set([...players, ...gamers].map(({ handle }) => handle));
  const free = candidates.find((handle) => !existingHandles.has(handle));
  if (!free) throw new Error("no free handle");
  return free;
}
