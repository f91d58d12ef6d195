import { expect, test } from "vitest";
import { runDueHandlers } from "@/lib/entry/handlers";
import { addToWishlist } from "@/lib/jobs/commands/add-to-wishlist";
import { bellView } from "@/lib/notifications/queries/bell";
import type { Actor } from "@/lib/platform/command/actor";
import { visitor } from "@/lib/platform/command/create-actor";
import { db } from "@/lib/platform/db/db";
import { anOffer } from "../../support/factories/offers";
import { anAdmin, aPerson, aPlayer, aRecruiter, aStaffMember } from "../../support/factories/people";

const unknownId = "00000000-0000-4000-8000-000000000000";

test("parallel adding adds once and notifies support staff once", async () => {
  const [{ actor, recruiter }, { id: jobId, title }] = [await aRecruiter(), await anOffer()];
  const [support, other] = [await aStaffMember("support"), await aStaffMember("verification", "accounts")];
  await Promise.all([addToWishlist(actor, { jobId }), addToWishlist(actor, { jobId })]);
  await addToWishlist(actor, { jobId });
  expect(await db.wishlistItem.findMany({ where: { recruiterId: recruiter.id } })).toMatchObject([
    { jobId, handledAt: null },
  ]);
  await runDueHandlers();
  const toldTo = async (actor: Actor) =>
    (await bellView(actor, "en")).items.filter(({ message }) => message.includes(title));
  expect(await toldTo(other)).toEqual([]);
  expect(await toldTo(support)).toMatchObject([{ title: expect.stringContaining(recruiter.organizationName) }]);
});

test("visitors must sign in, and recruiters only", async () => {
  const { id: jobId } = await anOffer();
  const refusals = [
    [visitor(), "sign_in_required"],
    [await aPerson(), "wishlist_recruiters_only"],
    [(await aPlayer()).actor, "wishlist_recruiters_only"],
    [await anAdmin(), "wishlist_recruiters_only"],
    [await aPerson("recruiter"), "recruiter_profile_required"],
  ] as const;
  for (const [actor, code] of refusals) await expect(addToWishlist(actor, { jobId })).rejects.toMatchObject({ code });
});

test("a closed offer is refused; draft, rejected and unknown ones are not found", async () => {
  const { actor } = await aRecruiter();
  const add = (jobId: string) => addToWishlist(actor, { jobId });
  await expect(add((await anOffer({ status: "closed" })).id)).rejects.toMatchObject({ code: "job_closed" });
  const hidden = [(await anOffer({ status: "draft" })).id, (await anOffer({ status: "rejected" })).id, unknownId];
  for (const id of hidden) await expect(add(id)).rejects.toMatchObject({ code: "not_found" });
});
