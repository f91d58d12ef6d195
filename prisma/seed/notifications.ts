import type { Prisma } from "../../lib/core/prisma/client.ts";
import ar from "../../messages/ar/notifications.json" with { type: "json" };
import en from "../../messages/en/notifications.json" with { type: "json" };
import es from "../../messages/es/notifications.json" with { type: "json" };
import fr from "../../messages/fr/notifications.json" with { type: "json" };
import type { Account } from "./accounts.ts";
import { type Days, earlier, later } from "./days.ts";
import { idFor } from "./random.ts";
import type { SeedRecruiter } from "./recruiters.ts";
import type { SeedRequest } from "./requests.ts";

const words = { en, fr, es, ar };
type Story = keyof typeof en.story;
type Telling = { to: Account; story: Story; link: string; at: Date; values?: Record<string, string> };

/** What people were told about requests, answers, messages and verdicts; read once it is five days old. */
export function makeNotifications(
  recruiters: readonly SeedRecruiter[],
  requests: readonly SeedRequest[],
  messages: readonly Prisma.MessageCreateManyInput[],
  days: Days,
) {
  const tellings: Telling[] = [
    ...recruiters.flatMap(ofVerdict),
    ...requests.flatMap(ofRequest),
    ...messages.flatMap((message) => ofMessage(message, requests)),
  ];
  return tellings.map((telling, n) => notification(telling, n, days));
}

function notification(
  { to, story, link, at, values = {} }: Telling,
  n: number,
  days: Days,
): Prisma.NotificationCreateManyInput {
  const { title, message } = words[to.user.locale as keyof typeof words].story[story];
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? "");
  return {
    id: idFor(`notification ${n} ${to.user.email}`),
    userId: to.user.id,
    title: fill(title),
    message: fill(message),
    link,
    read: at < days.ago(5),
    createdAt: earlier(at, days.now),
  };
}

function ofVerdict({ account, row, organization }: SeedRecruiter): Telling[] {
  if (row.verifiedAt) return [{ to: account, story: "verified", link: "/players", at: row.verifiedAt }];
  return organization.status === "rejected"
    ? [{ to: account, story: "rejected", link: "/recruiter-signup", at: row.createdAt }]
    : [];
}

function ofRequest({ player, recruiter, outcome, row }: SeedRequest): Telling[] {
  const link = "/dashboard#requests";
  const asked: Telling = {
    to: player.account,
    story: "requested",
    link,
    at: row.createdAt,
    values: { organization: recruiter.organization.name },
  };
  const at = row.answeredAt ?? row.createdAt;
  const { handle, fullName } = player.row;
  if (outcome === "accepted") {
    const thread = `/messages?thread=${idFor(`thread ${row.id}`)}`;
    return [asked, { to: recruiter.account, story: "accepted", link: thread, at, values: { player: fullName } }];
  }
  if (outcome === "refused" || outcome === "expired")
    return [asked, { to: recruiter.account, story: outcome, link, at, values: { player: handle } }];
  return outcome === "awaiting_guardian"
    ? [asked, { to: player.account, story: "withGuardian", link, at: later(at, 0, 1) }]
    : [asked];
}

/** Only the newest message of a conversation is worth a line in a bell. */
function ofMessage(message: Prisma.MessageCreateManyInput, requests: readonly SeedRequest[]): Telling[] {
  const request = requests.find(({ row }) => idFor(`thread ${row.id}`) === message.threadId);
  if (!request || message.read) return [];
  const toPlayer = message.receiverType === "player";
  return [
    {
      to: (toPlayer ? request.player : request.recruiter).account,
      story: "message",
      link: `/messages?thread=${message.threadId}`,
      at: new Date(message.createdAt!),
      values: { sender: toPlayer ? request.recruiter.organization.name : request.player.row.fullName },
    },
  ];
}
