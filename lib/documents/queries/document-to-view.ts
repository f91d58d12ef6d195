import "server-only";
import { ageSelect, birthDateIn } from "@/lib/accounts/queries/known-age";
import { isKnownAdult, isMinor } from "@/lib/platform/ages";
import { now } from "@/lib/platform/clock";
import { refuse } from "@/lib/platform/command/refusal";
import type { Tx } from "@/lib/platform/db/db";

/** Returns a document with everything `mayView` needs; refuses `not_found` if it is deleted or due for deletion. */
export async function documentToView(tx: Tx, id: string) {
  const document = await tx.document.findFirst({
    where: { id, deletedAt: null, OR: [{ deleteAt: null }, { deleteAt: { gt: now() } }] },
    select: {
      id: true,
      ownerId: true,
      storageKey: true,
      kind: true,
      verificationCases: { take: 1, select: { id: true } },
      application: { select: { job: { select: { userId: true, recruiterId: true } }, user: { select: ageSelect } } },
      message: { select: { message: { select: { takenDownAt: true, thread: { select: threadSelect } } } } },
    },
  });
  if (!document) refuse("not_found");
  const offered = await tx.sportJob.count({ where: { identityDocumentUrl: document.storageKey }, take: 1 });
  const { message: messageFile, application, ...rest } = document;
  const adult = application !== null && isKnownAdult(birthDateIn(application.user));
  return {
    ...rest,
    offered: offered > 0,
    application: application && { job: application.job, adult },
    talk: messageFile && conversationOf(messageFile.message),
  };
}

type SentMessage = {
  takenDownAt: Date | null;
  thread: {
    playerId: string;
    recruiterId: string;
    player: { userId: string; birthDate: Date };
    request: { disclosure: { closedAt: Date | null } | null };
  };
};

const conversationOf = ({ takenDownAt, thread: { playerId, recruiterId, player, request } }: SentMessage) => ({
  playerId,
  recruiterId,
  playerUserId: player.userId,
  minor: isMinor(player.birthDate),
  open: request.disclosure?.closedAt === null,
  takenDown: takenDownAt !== null,
});

const threadSelect = {
  playerId: true,
  recruiterId: true,
  player: { select: { userId: true, birthDate: true } },
  request: { select: { disclosure: { select: { closedAt: true } } } },
} as const;
