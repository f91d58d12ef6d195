import { isMinor } from "@/lib/platform/ages";
import "server-only";
import { now } from "@/lib/platform/clock";
import { refuse } from "@/lib/platform/command/refusal";
import type { Tx } from "@/lib/platform/db/db";
import type { Prisma } from "@/lib/platform/prisma/client";

export type OpenRequest = Awaited<ReturnType<typeof requestToSettle>>;

/** Locks a request to answer, withdraw or expire; refuses `not_found` unless it matches the filter. */
export async function requestToSettle(tx: Tx, requestId: string, filter: Prisma.ContactRequestWhereInput) {
  await tx.$queryRaw`select id from contact_requests where id = ${requestId}::uuid for update`;
  const request = await tx.contactRequest.findFirst({
    where: { AND: [{ id: requestId }, filter] },
    select: {
      id: true,
      recruiterId: true,
      playerId: true,
      creditId: true,
      status: true,
      playerAnswer: true,
      guardianAnswer: true,
      expiresAt: true,
      player: { select: { birthDate: true } },
    },
  });
  if (!request) refuse("not_found");
  const { player, ...rest } = request;
  return { ...rest, minor: isMinor(player.birthDate), due: request.expiresAt <= now() };
}
