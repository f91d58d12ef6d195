import "server-only";
import type { Tx } from "@/lib/platform/db/db";
import type { Thing } from "../schema/moderation";

const messageLimit = 50;
const earlierLimit = 10;

export const messageOf = async (client: Tx, id: string): Promise<Thing | null> =>
  (await messageOfThread(client, id)) ?? messageAboutApplication(client, id);

/** With what was written before it. */
async function messageAboutApplication(client: Tx, id: string): Promise<Thing | null> {
  const message = await client.applicationMessage.findUnique({
    where: { id },
    select: { ...applicationMessageSelect, applicationId: true, application: applicationSelect },
  });
  if (!message) return null;
  const { applicationId, application, byPoster, content, createdAt } = message;
  const { recruiter, title, userId: posterId } = application.job;
  const earlier = await client.applicationMessage.findMany({
    where: { applicationId, createdAt: { lt: createdAt } },
    orderBy: { createdAt: "desc" },
    take: earlierLimit,
    select: applicationMessageSelect,
  });
  const nameOf = (row: { byPoster: boolean }) => (row.byPoster ? posterName(application.job) : application.name) ?? "";
  const conversation = earlier.toReversed().map((row) => `${nameOf(row)}: ${row.content}`);
  return {
    concernedId: byPoster ? (recruiter?.userId ?? posterId) : application.userId,
    organizationId: byPoster ? (recruiter?.id ?? null) : null,
    title: nameOf(message),
    path: `/messages?application=${applicationId}`,
    visibility: message.takenDownAt ? "taken_down" : "shown",
    snapshot: {
      author: nameOf(message),
      title,
      text: content,
      ...(conversation.length > 0 && { conversation: conversation.join("\n\n") }),
    },
  };
}

type Poster = { recruiter: { organizationName: string } | null; user: { profile: { fullName: string } | null } };

const posterName = ({ recruiter, user }: Poster) => recruiter?.organizationName ?? user.profile?.fullName;

async function messageOfThread(client: Tx, id: string): Promise<Thing | null> {
  const message = await client.message.findUnique({
    where: { id },
    select: { ...messageSelect, threadId: true, thread: sidesSelect },
  });
  if (!message) return null;
  const { thread, subject, content, takenDownAt } = message;
  const writer = message.receiverType === "player" ? thread.recruiter : thread.player;
  return {
    concernedId: writer.userId,
    organizationId: writer === thread.recruiter ? thread.recruiter.id : null,
    title: authorOf(message, thread),
    path: `/messages?thread=${message.threadId}`,
    visibility: takenDownAt ? "taken_down" : "shown",
    snapshot: { author: authorOf(message, thread), ...(subject && { title: subject }), text: content },
  };
}

/** The last messages of a conversation, reported about one of its sides. */
export async function reportedConversation(client: Tx, id: string, aboutUserId: string | null): Promise<Thing | null> {
  const thread = await client.thread.findUnique({
    where: { id },
    select: {
      ...sidesSelect.select,
      request: { select: { message: true } },
      messages: { orderBy: { createdAt: "desc" }, take: messageLimit, select: messageSelect },
    },
  });
  if (!thread) return null;
  const isClub = aboutUserId !== null && thread.player.userId !== aboutUserId;
  const title = isClub ? thread.recruiter.organizationName : thread.player.handle;
  const authorMessages = thread.messages.filter(({ receiverType }) => (receiverType === "player") === isClub);
  const messageLines = thread.messages
    .toReversed()
    .map((message) => `${authorOf(message, thread)}: ${message.content}`);
  return {
    concernedId: aboutUserId,
    organizationId: isClub ? thread.recruiter.id : null,
    title,
    path: `/messages?thread=${id}`,
    visibility:
      authorMessages.length > 0 && authorMessages.every(({ takenDownAt }) => takenDownAt) ? "taken_down" : "shown",
    snapshot: {
      author: title,
      conversation: [`${thread.recruiter.organizationName}: ${thread.request.message}`, ...messageLines].join("\n\n"),
    },
  };
}

type MessageSides = { receiverType: "player" | "recruiter"; byGuardian: boolean };
type ThreadSides = { player: { handle: string }; recruiter: { organizationName: string } };

function authorOf({ receiverType, byGuardian }: MessageSides, { player, recruiter }: ThreadSides) {
  if (receiverType === "player") return recruiter.organizationName;
  return byGuardian ? `${player.handle} (guardian)` : player.handle;
}

const applicationMessageSelect = { byPoster: true, content: true, takenDownAt: true, createdAt: true } as const;
const applicationSelect = {
  select: {
    name: true,
    userId: true,
    job: {
      select: {
        title: true,
        userId: true,
        user: { select: { profile: { select: { fullName: true } } } },
        recruiter: { select: { id: true, userId: true, organizationName: true } },
      },
    },
  },
} as const;
const messageSelect = {
  subject: true,
  content: true,
  receiverType: true,
  byGuardian: true,
  takenDownAt: true,
} as const;
const sidesSelect = {
  select: {
    player: { select: { userId: true, handle: true } },
    recruiter: { select: { id: true, userId: true, organizationName: true } },
  },
} as const;
