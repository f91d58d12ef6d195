import "server-only";
import { giveConsent } from "@/lib/accounts/steps/give-consent";
import { keepBirthDate } from "@/lib/accounts/steps/keep-birth-date";
import { now } from "@/lib/platform/clock";
import type { Actor } from "@/lib/platform/command/actor";
import type { Tx } from "@/lib/platform/db/db";
import { recordEvent } from "@/lib/platform/outbox/domain-events";
import { handleOf } from "@/lib/players/steps/pick-handle";
import { columnsOf, type ProfileInput } from "../schema/profile";
import { readFigures } from "./read-figures";

/** Makes the profile inside a sign-up: listed at once, under a handle. */
export async function createEsportPlayer(tx: Tx, actor: Actor, userId: string, input: ProfileInput) {
  const handle = await freeHandle(tx);
  const figures = readFigures(input, actor.locale, now());
  const data = { ...columnsOf(input, figures), userId, handle, status: "shown" as const, createdAt: now() };
  const { id: esportPlayerId } = await tx.esportPlayer.create({ data, select: { id: true } });
  await keepBirthDate(tx, userId, null);
  await giveConsent(tx, userId, "terms");
  await recordEvent(tx, actor, "esport.joined", { esportPlayerId });
  return { userId, esportPlayerId };
}

const TRIES = 12;

/** A name that neither a player of a sport nor of a game bears. */
async function freeHandle(tx: Tx): Promise<string> {
  const tried = Array.from({ length: TRIES }, (_, at) => handleOf(at < TRIES / 2 ? 3 : at));
  const where = { handle: { in: tried } };
  const [players, gamers] = [
    await tx.player.findMany({ where, select: { handle: true } }),
    await tx.esportPlayer.findMany({ where, select: { handle: true } }),
  ];
  const taken = new Set([...players, ...gamers].map(({ handle }) => handle));
  const free = tried.find((handle) => !taken.has(handle));
  if (!free) throw new Error("no free handle");
  return free;
}
