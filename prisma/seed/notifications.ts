import type { Prisma } from "../../lib/platform/prisma/client.ts";
import type { Account } from "./accounts.ts";
import { type Days, earlier, later } from "./days.ts";
import { idFor } from "./random.ts";
import type { SeedRecruiter } from "./recruiters.ts";
import type { SeedRequest } from "./requests.ts";

type NotificationRow = { to: Account; kind: string; link: string; at: Date; about?: { requestId: string } };

/** Notifications about requests, answers, messages and verdicts; read once they are five days old. */
export function makeNotifications(
  recruiters: readonly SeedRecruiter[],
  requests: readonly SeedRequest[],
  messages: readonly Prisma.MessageCreateManyInput[],
  days: Days,
) {
  const rows: NotificationRow[] = [
    ...recruiters.flatMap(ofVerdict),
    ...requests.flatMap(ofRequest),
    ...messages.flatMap((message) => ofMessage(message, requests)),
  ];
  return rows.map((row, n) => notification(row, n, days));
}

/** Settings of two demo accounts: the recruiter's digest includes messages, the parent gets nothing about offers. */
export function makeNotificationSettings(
  recruiter: Account,
  child: string,
): Prisma.NotificationSettingsCreateManyInput[] {
  const all = ["requests", "messages", "events", "offers", "account"] as const;
  const recruiters = [...all, "talents", "pipeline"] as const;
  const zone = "Europe/Paris";
  const summed = ["requests", "messages", "offers"] as const;
  return [
    {
      userId: recruiter.user.id,
      bell: [...recruiters],
      push: [...recruiters],
      mail: [...recruiters],
      digest: [...summed],
      zone,
    },
    {
      guardianOf: child,
      bell: [...all],
      push: [...all],
      zone,
      mail: all.filter((category) => category !== "offers"),
      digest: [],
    },
  ];
}

function notification(
  { to, at, about, ...row }: NotificationRow,
  n: number,
  days: Days,
): Prisma.NotificationCreateManyInput {
  return {
    id: idFor(`notification ${n} ${to.user.email}`),
    userId: to.user.id,
    ...row,
    about: about ?? {},
    read: at < days.ago(5),
    createdAt: earlier(at, days.today),
  };
}

function ofVerdict({ account, row, organization }: SeedRecruiter): NotificationRow[] {
  if (row.verifiedAt) return [{ to: account, kind: "verified", link: "/players", at: row.verifiedAt }];
  return organization.status === "rejected"
    ? [{ to: account, kind: "rejected", link: "/recruiter-signup", at: row.createdAt }]
    : [];
}

function ofRequest({ player, recruiter, outcome, row }: SeedRequest): NotificationRow[] {
  const link = "/dashboard?show=requests";
  const reference = { requestId: row.id };
  const requested: NotificationRow = {
    to: player.account,
    kind: "requested",
    link,
    at: row.createdAt,
    about: reference,
  };
  const time = row.answeredAt ?? row.createdAt;
  if (outcome === "accepted") {
    const thread = `/messages?thread=${idFor(`thread ${row.id}`)}`;
    return [requested, { to: recruiter.account, kind: "accepted", link: thread, at: time, about: reference }];
  }
  if (outcome === "refused" || outcome === "expired")
    return [requested, { to: recruiter.account, kind: outcome, link, at: time, about: reference }];
  return outcome === "awaiting_guardian"
    ? [requested, { to: player.account, kind: "withGuardian", link, at: later(time, 0, 1), about: reference }]
    : [requested];
}

/** Only the newest message of a conversation gets a notification. */
function ofMessage(message: Prisma.MessageCreateManyInput, requests: readonly SeedRequest[]): NotificationRow[] {
  const request = requests.find(({ row }) => idFor(`thread ${row.id}`) === message.threadId);
  if (!request || message.read) return [];
  const toPlayer = message.receiverType === "player";
  return [
    {
      to: (toPlayer ? request.player : request.recruiter).account,
      kind: "message",
      link: `/messages?thread=${message.threadId}`,
      at: new Date(message.createdAt!),
      about: { requestId: request.row.id },
    },
  ];
}
