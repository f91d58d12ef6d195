import "server-only";
import type { Tx } from "@/lib/platform/db/db";
import { env } from "@/lib/platform/env";
import { type Locale, localePath } from "@/lib/platform/i18n/routing";
import { translator } from "@/lib/platform/i18n/translator";
import type { DomainEvent } from "@/lib/platform/outbox/domain-events";
import { queueMail } from "@/lib/platform/outbox/mail";
import { addressed, addresseeOf } from "../queries/addressee";
import { expiryNoticeDays } from "../schema/job";

type Told = "job.taken_down" | "job.corrected" | "job.expiry_announced" | "job.expired";

/** What the owner of an offer is written, under which category, and where the link leads: on the page of the offer it is renewed with one press. */
const letters = {
  "job.taken_down": { letter: "takenDownMail", category: "account", path: () => "/contact" },
  "job.corrected": { letter: "correctedMail", category: "account", path: ownPage },
  "job.expiry_announced": { letter: "expiringMail", category: "offers", path: ownPage },
  "job.expired": { letter: "expiredMail", category: "offers", path: ownPage },
} as const;

/** What became of an offer without its owner, and why. */
export async function writeToOwner(tx: Tx, { type, data: { jobId } }: DomainEvent<Told>) {
  const job = await tx.sportJob.findUnique({ where: { id: jobId }, select });
  const owner = job && addresseeOf(job);
  if (!job || !owner || owner.disabledAt || isOvertaken(type, job)) return;
  const { letter, category, path } = letters[type];
  const locale = owner.locale as Locale;
  const say = translator(locale, "jobs");
  const reason = (type === "job.taken_down" ? job.takenDownReason : job.correctedReason) ?? "";
  const link = env.APP_URL + localePath(path(jobId), locale);
  const values = { offer: job.title, reason, days: expiryNoticeDays, link };
  const [subject, body] = [say(`${letter}.subject`, values), say(`${letter}.body`, values)];
  await queueMail(tx, { to: owner.email, subject, body, told: { category, userId: owner.id } });
}

/** An offer that was renewed, put back or closed meanwhile. */
function isOvertaken(type: Told, { status, expiryToldAt }: { status: string; expiryToldAt: Date | null }) {
  if (type === "job.expiry_announced") return status !== "active" || expiryToldAt === null;
  if (type === "job.expired") return status !== "closed";
  return type === "job.taken_down" && status !== "rejected";
}

function ownPage(jobId: string) {
  return `/dashboard/offers/${jobId}`;
}

const select = {
  title: true,
  status: true,
  expiryToldAt: true,
  takenDownReason: true,
  correctedReason: true,
  ...addressed,
} as const;
