import type { Prisma } from "../../lib/platform/prisma/client.ts";
import type { Account } from "./accounts.ts";
import { type Days, earlier, later } from "./days.ts";
import { idFor } from "./random.ts";
import type { SeedRecruiter } from "./recruiters.ts";
import type { SeedRequest } from "./requests.ts";

type Telling = { to: Account; kind: string; link: string; at: Date; about?: { requestId: string } };

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

/** What two of the demo chose: the recruiter reads messages in the summary, too; the parent nothing of offers of work. */
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
  { to, at, about, ...telling }: Telling,
  n: number,
  days: Days,
): Prisma.NotificationCreateManyInput {
  return {
    id: idFor(`notification ${n} ${to.user.email}`),
    userId: to.user.id,
    ...telling,
    about: about ?? {},
    read: at < days.ago(5),
    createdAt: earlier(at, days.today),
  };
}

function ofVerdict({ account, row, organization }: SeedRecruiter): Telling[] {
  if (row.verifiedAt) return [{ to: account, kind: "verified", link: "/players", at: row.verifiedAt }];
  return organization.status === "rejected"
    ? [{ to: account, kind: "rejected", link: "/recruiter-signup", at: row.createdAt }]
    : [];
}

function ofRequest({ player, recruiter, outcome, row }: SeedRequest): Telling[] {
  const link = "/dashboard#requests";
  const about = { requestId: row.id };
  const asked: Telling = { to: player.account, kind: "requested", link, at: row.createdAt, about };
  const at = row.answeredAt ?? row.createdAt;
  if (outcome === "accepted") {
    const thread = `/messages?thread=${idFor(`thread ${row.id}`)}`;
    return [asked, { to: recruiter.account, kind: "accepted", link: thread, at, about }];
  }
  if (outcome === "refused" || outcome === "expired")
    return [asked, { to: recruiter.account, kind: outcome, link, at, about }];
  return outcome === "awaiting_guardian"
    ? [asked, { to: player.account, kind: "withGuardian", link, at: later(at, 0, 1), about }]
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
      kind: "message",
      link: `/messages?thread=${message.threadId}`,
      at: new Date(message.createdAt!),
      about: { requestId: request.row.id },
    },
  ];
}
