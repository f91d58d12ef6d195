import "server-only";
import type { Tx } from "@/lib/platform/db/db";
import type { Thing } from "../schema";

const lastOnes = 50;

/** A single message, with who wrote it. */
export async function messageOf(client: Tx, id: string): Promise<Thing | null> {
  const message = await client.message.findUnique({
    where: { id },
    select: { ...messageSelect, threadId: true, thread: sides },
  });
  if (!message) return null;
  const { thread, subject, content, takenDownAt } = message;
  const writer = message.receiverType === "player" ? thread.recruiter : thread.player;
  return {
    concernedId: writer.userId,
    organizationId: writer === thread.recruiter ? thread.recruiter.id : null,
    title: authorOf(message, thread),
    path: `/messages?thread=${message.threadId}`,
    standing: takenDownAt ? "taken_down" : "shown",
    snapshot: { author: authorOf(message, thread), ...(subject && { title: subject }), text: content },
  };
}

/** A conversation, the last fifty messages of it, as reported about one of its sides. */
export async function talkOf(client: Tx, id: string, about: string | null): Promise<Thing | null> {
  const thread = await client.thread.findUnique({
    where: { id },
    select: {
      ...sides.select,
      request: { select: { message: true } },
      messages: { orderBy: { createdAt: "desc" }, take: lastOnes, select: messageSelect },
    },
  });
  if (!thread) return null;
  const isClub = about !== null && thread.player.userId !== about;
  const title = isClub ? thread.recruiter.organizationName : thread.player.handle;
  const theirs = thread.messages.filter(({ receiverType }) => (receiverType === "player") === isClub);
  const talk = thread.messages.toReversed().map((message) => `${authorOf(message, thread)}: ${message.content}`);
  return {
    concernedId: about,
    organizationId: isClub ? thread.recruiter.id : null,
    title,
    path: `/messages?thread=${id}`,
    standing: theirs.length > 0 && theirs.every(({ takenDownAt }) => takenDownAt) ? "taken_down" : "shown",
    snapshot: {
      author: title,
      conversation: [`${thread.recruiter.organizationName}: ${thread.request.message}`, ...talk].join("\n\n"),
    },
  };
}

type MessageSides = { receiverType: "player" | "recruiter"; byGuardian: boolean };
type Sides = { player: { handle: string }; recruiter: { organizationName: string } };

function authorOf({ receiverType, byGuardian }: MessageSides, { player, recruiter }: Sides) {
  if (receiverType === "player") return recruiter.organizationName;
  return byGuardian ? `${player.handle} (guardian)` : player.handle;
}

const messageSelect = {
  subject: true,
  content: true,
  receiverType: true,
  byGuardian: true,
  takenDownAt: true,
} as const;
const sides = {
  select: {
    player: { select: { userId: true, handle: true } },
    recruiter: { select: { id: true, userId: true, organizationName: true } },
  },
} as const;
