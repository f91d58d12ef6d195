import "server-only";
import { staffFor } from "@/lib/accounts/queries/staff";
import type { DomainEvent } from "@/lib/entry/domain-events";
import { addressed, addresseeOf } from "@/lib/jobs/queries/addressee";
import type { Tx } from "@/lib/platform/db/db";
import type { NotifyPages } from "@/lib/platform/outbox/dispatcher";
import { membersOf } from "@/lib/recruiters/queries/members";
import { notify } from "../steps/notify";

export async function notifyStaffOfWishlistEntry(
  tx: Tx,
  event: DomainEvent<"wishlist.added">,
  notifyPages: NotifyPages,
) {
  const { jobId, recruiterId } = event.data;
  const itemCount = await tx.wishlistItem.count({ where: { jobId, recruiterId } });
  if (itemCount === 0) return;
  const supportIds = (await staffFor(tx, "support")).map(({ id }) => id);
  await notify(tx, event, notifyPages, supportIds, {
    kind: "wishlistAdded",
    about: { jobId, recruiterId },
    link: "/admin/wishlist",
  });
}

export async function notifyBothOfWishlistContact(
  tx: Tx,
  event: DomainEvent<"wishlist.handled">,
  notifyPages: NotifyPages,
) {
  const { jobId, recruiterId } = event.data;
  const item = await tx.wishlistItem.findFirst({
    where: { jobId, recruiterId },
    select: { job: { select: addressed } },
  });
  if (!item) return;
  const about = { jobId, recruiterId };
  await notify(tx, event, notifyPages, await membersOf(tx, recruiterId), {
    kind: "inTouch",
    about,
    link: "/dashboard#wishlist",
  });
  await notify(tx, event, notifyPages, [addresseeOf(item.job).id], {
    kind: "wanted",
    about,
    link: "/dashboard#offers",
  });
}
