import "server-only";
import { now } from "@/lib/platform/clock";
import { refuse } from "@/lib/platform/command/refusal";
import type { Tx } from "@/lib/platform/db/db";
import type { Prisma } from "@/lib/platform/prisma/client";
import { isMinor } from "@/lib/players/policy";

export type OpenRequest = Awaited<ReturnType<typeof requestToSettle>>;

/** A request to answer, withdraw or expire, locked; `whose` names who may know of it, and refuses `not_found` to all others. */
export async function requestToSettle(tx: Tx, requestId: string, whose: Prisma.ContactRequestWhereInput) {
  await tx.$queryRaw`select id from contact_requests where id = ${requestId}::uuid for update`;
  const request = await tx.contactRequest.findFirst({
    where: { AND: [{ id: requestId }, whose] },
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
