import "server-only";
import { db } from "@/lib/platform/db/db";
import { isMinor } from "@/lib/players/policy";
import { requestToShow } from "@/lib/scouting/queries/request-to-show";

const oldestFirst = { orderBy: { createdAt: "asc" } } as const;
const organization = { select: { organizationName: true } } as const;
const player = { select: { birthDate: true } } as const;
const disclosure = { select: { closedAt: true } } as const;

type About = { player: { birthDate: Date }; disclosure: { closedAt: Date | null } | null };

/** What a club wrote, as the pages of the player's side show it. */
const show = (text: string, { player: { birthDate }, disclosure }: About) =>
  requestToShow(text, { minor: isMinor(birthDate), closed: disclosure?.closedAt != null });

export async function requestsOf(playerId: string) {
  const rows = await db.contactRequest.findMany({
    where: { playerId },
    ...oldestFirst,
    select: {
      recruiter: organization,
      message: true,
      status: true,
      playerAnswer: true,
      guardianAnswer: true,
      createdAt: true,
      answeredAt: true,
      expiresAt: true,
      player,
      disclosure,
    },
  });
  return rows.map(({ player, disclosure, message, ...row }) => ({
    ...row,
    message: show(message, { player, disclosure }),
  }));
}

/** Both sides of every conversation, as its page shows it; what was taken down is without its words there as well. */
export async function messagesOf(playerId: string) {
  const rows = await db.message.findMany({
    where: { thread: { playerId } },
    ...oldestFirst,
    select: {
      thread: { select: { recruiter: organization, player, request: { select: { disclosure } } } },
      senderId: true,
      byGuardian: true,
      subject: true,
      content: true,
      createdAt: true,
      files: { select: { document: { select: { name: true } } } },
    },
  });
  return rows.map(({ thread: { recruiter, player, request }, senderId, files, ...row }) => {
    const mine = senderId === playerId;
    const asShown = (text: string) => (mine ? text : show(text, { player, ...request }));
    return {
      recruiter,
      mine,
      ...row,
      subject: row.subject && asShown(row.subject),
      content: asShown(row.content),
      files: files.map(({ document }) => asShown(document.name)),
    };
  });
}
