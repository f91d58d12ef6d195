import "server-only";
import type { DomainEvent } from "@/lib/entry/domain-events";
import type { Tx } from "@/lib/platform/db/db";
import { env } from "@/lib/platform/env";
import { type Locale, localePath } from "@/lib/platform/i18n/routing";
import { translator } from "@/lib/platform/i18n/translator";
import { queueMail } from "@/lib/platform/outbox/mail";
import { addressed, addresseeOf } from "../queries/addressee";
import { expiryNoticeDays } from "../schema/job";

type OwnerEvent = "job.taken_down" | "job.corrected" | "job.expiry_announced" | "job.expired";

const emails = {
  "job.taken_down": { emailKey: "takenDownMail", category: "account", path: () => "/contact" },
  "job.corrected": { emailKey: "correctedMail", category: "account", path: offerPath },
  "job.expiry_announced": { emailKey: "expiringMail", category: "offers", path: offerPath },
  "job.expired": { emailKey: "expiredMail", category: "offers", path: offerPath },
} as const;

export async function emailOfferOwner(tx: Tx, { type, data: { jobId } }: DomainEvent<OwnerEvent>) {
  const job = await tx.sportJob.findUnique({ where: { id: jobId }, select });
  const owner = job && addresseeOf(job);
  if (!job || !owner || owner.disabledAt || isOutdated(type, job)) return;
  const { emailKey, category, path } = emails[type];
  const locale = owner.locale as Locale;
  const t = translator(locale, "jobs");
  const reason = (type === "job.taken_down" ? job.takenDownReason : job.correctedReason) ?? "";
  const link = env.APP_URL + localePath(path(jobId), locale);
  const values = { offer: job.title, reason, days: expiryNoticeDays, link };
  const [subject, body] = [t(`${emailKey}.subject`, values), t(`${emailKey}.body`, values)];
  await queueMail(tx, { to: owner.email, subject, body, audience: { category, userId: owner.id } });
}

/** True if the offer was renewed, restored or closed since. */
function isOutdated(
  type: OwnerEvent,
  { status, expiryAnnouncedAt }: { status: string; expiryAnnouncedAt: Date | null },
) {
  if (type === "job.expiry_announced") return status !== "active" || expiryAnnouncedAt === null;
  if (type === "job.expired") return status !== "closed";
  return type === "job.taken_down" && status !== "rejected";
}

function offerPath(jobId: string) {
  return `/dashboard/offers/${jobId}`;
}

const select = {
  title: true,
  status: true,
  expiryAnnouncedAt: true,
  takenDownReason: true,
  correctedReason: true,
  ...addressed,
} as const;
