import "server-only";
import type { DomainEvent } from "@/lib/entry/domain-events";
import type { Tx } from "@/lib/platform/db/db";

/** Keeps the game and the nationality for the statistics. */
export async function eraseEsportPlayer(tx: Tx, { data: { userId } }: DomainEvent<"account.erased">) {
  const player = await tx.esportPlayer.findUnique({ where: { userId }, select: { id: true, handle: true } });
  if (!player) return;
  await tx.playerVideo.deleteMany({ where: { esportPlayerId: player.id } });
  await tx.playerPicture.deleteMany({ where: { esportPlayerId: player.id } });
  await tx.esportPlayer.update({
    where: { id: player.id },
    data: {
      fullName: player.handle ?? "",
      givenWords: null,
      publishName: false,
      status: "hidden",
      birthDate: null,
      country: null,
      languages: [],
      secondRole: null,
      rank: null,
      rankPercentile: null,
      peakRank: null,
      figures: {},
      noBan: false,
      team: null,
      teamHistory: [],
      availableFrom: null,
      practiceHours: null,
      results: null,
      gameAccount: null,
    },
  });
}
