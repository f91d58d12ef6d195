import type { Prisma } from "../../lib/platform/prisma/client.ts";
import { demoEmails } from "./accounts.ts";
import { type Days, earlier, later } from "./days.ts";
import { idFor, type Random, randomFor } from "./random.ts";
import type { SeedRequest } from "./requests.ts";
import { conversations } from "./texts/conversations.ts";
import type { Script } from "./texts/script.ts";

/** A conversation for every accepted request; the newest message of a recent one is unread. */
export function makeConversations(requests: readonly SeedRequest[], days: Days) {
  const random = randomFor("messages");
  const opened = requests.filter(({ outcome }) => outcome === "accepted");
  const threads = opened.map(threadOf);
  const draw = scriptDrawer();
  const messages = opened.flatMap((request) => messagesOf(request, draw(request), days, random));
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
  script: Script,
  days: Days,
  random: Random,
): Prisma.MessageCreateManyInput[] {
  const givenName = player.row.fullName.split(" ")[0]!;
  const contact = recruiter.organization.contact.split(" ")[0]!;
  const openFor = (days.today.getTime() - row.answeredAt!.getTime()) / 3_600_000;
  const step = Math.min(34, openFor / (script.lines.length + 0.5));
  const spoken = openFor < 30 ? script.lines.slice(0, 2) : script.lines;
  return spoken.map(({ from, text }, index) => {
    const createdAt = earlier(later(row.answeredAt!, 0, step * (index + random.bell(0.5, 0.9))), days.today);
    const byClub = from === "recruiter";
    const [senderId, receiverId] = byClub ? [row.recruiterId, row.playerId] : [row.playerId, row.recruiterId];
    return {
      id: idFor(`message ${row.id} ${index}`),
      threadId: idFor(`thread ${row.id}`),
      senderId,
      receiverId,
      receiverType: byClub ? ("player" as const) : ("recruiter" as const),
      byGuardian: from === "guardian",
      writtenById: byClub ? recruiter.account.user.id : null,
      subject: index === 0 ? script.subject : null,
      content: text.replaceAll("{player}", givenName).replaceAll("{contact}", contact),
      read: index < spoken.length - 1 || openFor > 24 * 30,
      createdAt,
    };
  });
}

/** Draws the least used script that neither side has in another conversation. */
function scriptDrawer() {
  const partiesOf = new Map<Script, string[]>();
  return ({ recruiter, player, row }: SeedRequest): Script => {
    const language = recruiter.organization.language === player.language ? player.language : "en";
    const last = lastSender(recruiter, player);
    const fitting = conversations[language].scripts.filter(
      ({ withGuardian = false, lines }) =>
        withGuardian === player.minor && (last === null || lines.at(-1)!.from === last),
    );
    const cost = (script: Script) => {
      const parties = partiesOf.get(script) ?? [];
      return parties.length + (parties.includes(row.recruiterId) || parties.includes(row.playerId) ? 1000 : 0);
    };
    const script = fitting.reduce((best, other) => (cost(other) < cost(best) ? other : best));
    partiesOf.set(script, [...(partiesOf.get(script) ?? []), row.recruiterId, row.playerId]);
    return script;
  };
}

/** The newest message is from the other side, so that both demo accounts have an unread one. */
function lastSender(recruiter: SeedRequest["recruiter"], player: SeedRequest["player"]): "player" | "recruiter" | null {
  if (player.row.email === demoEmails.player) return "recruiter";
  return recruiter.row.email === demoEmails.recruiter ? "player" : null;
}
