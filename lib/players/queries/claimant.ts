import "server-only";
import { ageOn } from "@/lib/platform/clock";
import type { Actor } from "@/lib/platform/command/actor";
import type { Tx } from "@/lib/platform/db/db";
import type { Claimant } from "@/lib/sports/schema/plausible";
import { isSport, type SportSlug } from "@/lib/sports/schema/sports";
import { playerToEdit } from "./player-to-edit";

/** Returns and locks the player to edit, with the facts that decide which attributes are asked and which values are plausible. */
export async function claimantToEdit(tx: Tx, actor: Actor<"player" | "guardian">) {
  const player = await playerToEdit(tx, actor);
  return { ...player, ...(await claimantOf(tx, player.id)) };
}

export async function claimantOf(client: Tx, playerId: string) {
  const [player, categoryClaim] = await Promise.all([
    client.player.findUniqueOrThrow({ where: { id: playerId }, select }),
    client.playerClaim.findFirst({
      where: { playerId, attribute: "competition_category" },
      orderBy: newestFirst,
      select: { choices: true },
    }),
  ]);
  const { primarySport, secondarySport, position, birthDate, heightCm: height, weightKg: weight } = player;
  const category = (categoryClaim?.choices[0] ?? null) as Claimant["category"];
  const sports = [primarySport, secondarySport].filter((slug): slug is SportSlug => isSport(slug));
  const positionIn = (sport: SportSlug) => (sport === primarySport ? position : "");
  return { claimant: { age: ageOn(birthDate), category, height, weight }, sports, positionIn };
}

export const newestFirst = [{ measuredOn: "desc" as const }, { createdAt: "desc" as const }];

const select = {
  primarySport: true,
  secondarySport: true,
  position: true,
  birthDate: true,
  heightCm: true,
  weightKg: true,
} as const;
