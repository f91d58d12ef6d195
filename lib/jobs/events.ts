import "server-only";
import { defineEvents, event, unhandled } from "@/lib/platform/outbox/domain-events";

type Job = { jobId: string };
type Application = Job & { applicationId: string };
type WishlistEntry = Job & { recruiterId: string };

const jobPages = ({ jobId }: Job) => ["jobs", `jobs:${jobId}`];

export const jobEvents = defineEvents({
  "job.posted": event<Job>(jobPages),
  "job.changed": unhandled<Job>("only cached pages depend on it", jobPages),
  "job.renewed": unhandled<Job>("only cached pages depend on it", jobPages),
  "job.closed": event<Job>(jobPages),
  "job.taken_down": event<Job>(jobPages),
  "job.corrected": event<Job>(jobPages),
  /** A minor's listing: contact and links were removed, or the listing was hidden when `stays` is false. */
  "job.protected": event<Job & { stays: boolean }>(jobPages),
  "job.expiry_announced": event<Job>(),
  "job.birth_date_asked": event<{ userId: string }>(),
  "job.expired": event<Job>(jobPages),
  "application.sent": event<Application>(),
  "application.answered": event<Application & { state: string }>(),
  "application.message_sent": event<Application & { messageId: string; byPoster: boolean }>(),
  "application.message_read": unhandled<Application>("the author sees it with the next visit"),
  "application.withdrawn": unhandled<Application>("the listing's applications show it"),
  "wishlist.added": event<WishlistEntry>(),
  "wishlist.handled": event<WishlistEntry>(),
  "wishlist.followed": unhandled<WishlistEntry>("the admin list shows it"),
  "seeker.updated": unhandled<{ seekerId: string }>("the seeker's data are private"),
});
