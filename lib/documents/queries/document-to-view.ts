import "server-only";
import { now } from "@/lib/platform/clock";
import { refuse } from "@/lib/platform/command/refusal";
import type { Tx } from "@/lib/platform/db/db";
import { isKnownAdult, isMinor } from "@/lib/players/policy";
import { ageSelect, birthDateIn } from "@/lib/players/queries/known-age";

/** A file with all that says who may open it; refuses `not_found` for what is deleted, or about to be. */
export async function documentToView(tx: Tx, id: string) {
  const document = await tx.document.findFirst({
    where: { id, deletedAt: null, OR: [{ deleteAt: null }, { deleteAt: { gt: now() } }] },
    select: {
      id: true,
      ownerId: true,
      storageKey: true,
      kind: true,
      kyc: { take: 1, select: { id: true } },
      application: { select: { job: { select: { userId: true, recruiterId: true } }, user: { select: ageSelect } } },
      message: { select: { message: { select: { takenDownAt: true, thread: { select: talk } } } } },
    },
  });
  if (!document) refuse("not_found");
  const { message: sent, application, ...rest } = document;
  const adult = application !== null && isKnownAdult(birthDateIn(application.user));
  return { ...rest, application: application && { job: application.job, adult }, talk: sent && talkOf(sent.message) };
}

type Sent = {
  takenDownAt: Date | null;
  thread: {
    playerId: string;
    recruiterId: string;
    player: { userId: string; birthDate: Date };
    request: { disclosure: { closedAt: Date | null } | null };
  };
};

const talkOf = ({ takenDownAt, thread: { playerId, recruiterId, player, request } }: Sent) => ({
  playerId,
  recruiterId,
  playerUserId: player.userId,
  minor: isMinor(player.birthDate),
  open: request.disclosure?.closedAt === null,
  takenDown: takenDownAt !== null,
});

const talk = {
  playerId: true,
  recruiterId: true,
  player: { select: { userId: true, birthDate: true } },
  request: { select: { disclosure: { select: { closedAt: true } } } },
} as const;
