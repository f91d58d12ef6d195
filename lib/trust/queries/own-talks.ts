import { isMinor } from "@/lib/platform/ages";
import "server-only";
import { requestToShow } from "@/lib/contacts/queries/request-to-show";
import { db } from "@/lib/platform/db/db";

const oldestFirst = { orderBy: { createdAt: "asc" } } as const;
const organizationSelect = { select: { organizationName: true } } as const;
const playerSelect = { select: { birthDate: true } } as const;
const disclosureSelect = { select: { closedAt: true } } as const;

type RequestContext = { player: { birthDate: Date }; disclosure: { closedAt: Date | null } | null };

const shownText = (text: string, { player: { birthDate }, disclosure }: RequestContext) =>
  requestToShow(text, { minor: isMinor(birthDate), closed: disclosure?.closedAt != null });

export async function requestsOf(playerId: string) {
  const rows = await db.contactRequest.findMany({
    where: { playerId },
    ...oldestFirst,
    select: {
      recruiter: organizationSelect,
      message: true,
      status: true,
      playerAnswer: true,
      guardianAnswer: true,
      createdAt: true,
      answeredAt: true,
      expiresAt: true,
      player: playerSelect,
      disclosure: disclosureSelect,
    },
  });
  return rows.map(({ player, disclosure, message, ...row }) => ({
    ...row,
    message: shownText(message, { player, disclosure }),
  }));
}

export async function messagesOf(playerId: string) {
  const rows = await db.message.findMany({
    where: { thread: { playerId } },
    ...oldestFirst,
    select: {
      thread: {
        select: {
          recruiter: organizationSelect,
          player: playerSelect,
          request: { select: { disclosure: disclosureSelect } },
        },
      },
      senderId: true,
      byGuardian: true,
      subject: true,
      content: true,
      createdAt: true,
      files: { select: { document: { select: { name: true } } } },
    },
  });
  return rows.map(({ thread: { recruiter, player, request }, senderId, files, ...row }) => {
    const isOwn = senderId === playerId;
    const toShown = (text: string) => (isOwn ? text : shownText(text, { player, ...request }));
    return {
      recruiter,
      mine: isOwn,
      ...row,
      subject: row.subject && toShown(row.subject),
      content: toShown(row.content),
      files: files.map(({ document }) => toShown(document.name)),
    };
  });
}
