import type { EventType } from "@/lib/entry/domain-events";

export const shownEventTypes = [
  "contact.requested",
  "contact.withdrawn",
  "identity.closed",
  "introduction.asked",
  "introduction.withdrawn",
  "message.sent",
  "match.moved",
  "contract.recorded",
  "contract.withdrawn",
  "event.published",
  "event.canceled",
  "wishlist.added",
  "recruiter.updated",
  "subscription.changed",
  "member.invited",
  "member.invitation_revoked",
  "member.joined",
  "member.role_changed",
  "member.made_owner",
  "member.removed",
  "member.left",
] as const satisfies readonly EventType[];

export type Act = (typeof shownEventTypes)[number];
