import "server-only";
import type { Tx } from "@/lib/platform/db/db";
import type { DomainEvent } from "@/lib/platform/outbox/domain-events";

/** Of an erased e-sport player a game and a nationality are left, for the figures. */
export async function eraseEsportPlayer(tx: Tx, { data: { userId } }: DomainEvent<"account.erased">) {
  const found = await tx.esportPlayer.findUnique({ where: { userId }, select: { id: true, handle: true } });
  if (!found) return;
  await tx.esportPlayer.update({
    where: { id: found.id },
    data: {
      fullName: found.handle ?? "",
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
