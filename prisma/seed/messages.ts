import type { Prisma } from "../../lib/platform/prisma/client.ts";
import { demoEmails } from "./accounts.ts";
import { type Days, earlier, later } from "./days.ts";
import { idFor, type Random, randomFor } from "./random.ts";
import type { SeedRequest } from "./requests.ts";
import { scripts } from "./texts/conversations.ts";

/** A conversation for every accepted request; the newest message of a recent one is unread. */
export function makeConversations(requests: readonly SeedRequest[], days: Days) {
  const random = randomFor("messages");
  const opened = requests.filter(({ outcome }) => outcome === "accepted");
  const threads = opened.map(threadOf);
  const messages = opened.flatMap((request, n) => messagesOf(request, n, days, random));
  return { threads, messages };
}

const threadOf = ({ row }: SeedRequest): Prisma.ThreadCreateManyInput => ({
  id: idFor(`thread ${row.id}`),
  requestId: row.id,
  playerId: row.playerId,
  recruiterId: row.recruiterId,
  createdAt: row.answeredAt!,
});

function messagesOf(
  { recruiter, player, row }: SeedRequest,
  n: number,
  days: Days,
  random: Random,
): Prisma.MessageCreateManyInput[] {
  const shared = recruiter.organization.language === player.language ? player.language : "en";
  const script = scripts[shared][demoScript(recruiter, player) ?? n % scripts[shared].length]!;
  const givenName = player.row.fullName.split(" ")[0]!;
  const contact = recruiter.organization.contact.split(" ")[0]!;
  const openFor = (days.today.getTime() - row.answeredAt!.getTime()) / 3_600_000;
  const step = Math.min(34, openFor / (script.lines.length + 0.5));
  const spoken = openFor < 30 ? script.lines.slice(0, 2) : script.lines;
  return spoken.map(({ from, text }, index) => {
    const createdAt = earlier(later(row.answeredAt!, 0, step * (index + random.bell(0.5, 0.9))), days.today);
    const [senderId, receiverId] =
      from === "player" ? [row.playerId, row.recruiterId] : [row.recruiterId, row.playerId];
    return {
      id: idFor(`message ${row.id} ${index}`),
      threadId: idFor(`thread ${row.id}`),
      senderId,
      receiverId,
      receiverType: from === "player" ? ("recruiter" as const) : ("player" as const),
      writtenById: from === "player" ? null : recruiter.account.user.id,
      subject: index === 0 ? script.subject : null,
      content: text.replaceAll("{player}", givenName).replaceAll("{contact}", contact),
      read: index < spoken.length - 1 || openFor > 24 * 30,
      createdAt,
    };
  });
}

/** The newest message is from the other side, so that both demo accounts have an unread one. */
function demoScript(recruiter: SeedRequest["recruiter"], player: SeedRequest["player"]): number | null {
  if (player.row.email === demoEmails.player) return 0;
  return recruiter.row.email === demoEmails.recruiter ? 2 : null;
}
