import "server-only";
import { staffFor } from "@/lib/accounts/queries/staff";
import { addressed, addresseeOf } from "@/lib/jobs/queries/addressee";
import type { Tx } from "@/lib/platform/db/db";
import type { NotifyPages } from "@/lib/platform/outbox/dispatcher";
import type { DomainEvent } from "@/lib/platform/outbox/domain-events";
import { membersOf } from "@/lib/recruiters/queries/members";
import { notify } from "../steps/notify";

/** The support, so that somebody puts both in touch. */
export async function tellStaffOfWish(tx: Tx, fact: DomainEvent<"wishlist.added">, notifyPages: NotifyPages) {
  const { jobId, recruiterId } = fact.data;
  const itemCount = await tx.wishlistItem.count({ where: { jobId, recruiterId } });
  if (itemCount === 0) return;
  const support = (await staffFor(tx, "support")).map(({ id }) => id);
  await notify(tx, fact, notifyPages, support, {
    kind: "wished",
    about: { jobId, recruiterId },
    link: "/admin/wishlist",
  });
}

/** Who was put in touch; how to reach the other stands on their dashboards. */
export async function tellBothOfTouch(tx: Tx, fact: DomainEvent<"wishlist.handled">, notifyPages: NotifyPages) {
  const { jobId, recruiterId } = fact.data;
  const item = await tx.wishlistItem.findFirst({
    where: { jobId, recruiterId },
    select: { job: { select: addressed } },
  });
  if (!item) return;
  const about = { jobId, recruiterId };
  await notify(tx, fact, notifyPages, await membersOf(tx, recruiterId), {
    kind: "inTouch",
    about,
    link: "/dashboard#wishlist",
  });
  await notify(tx, fact, notifyPages, [addresseeOf(item.job).id], { kind: "wanted", about, link: "/dashboard#offers" });
}
