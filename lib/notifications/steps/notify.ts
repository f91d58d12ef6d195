import "server-only";
import type { Tx } from "@/lib/platform/db/db";
import type { NotifyPages } from "@/lib/platform/outbox/dispatcher";
import type { RecordedEvent } from "@/lib/platform/outbox/domain-events";
import { defaults, isMandatory } from "@/lib/platform/outbox/notification-choice";
import { type QueuedPush, queuePushes } from "@/lib/platform/outbox/outbox";
import { categoryOf } from "../schema/categories";
import type { About, Kind } from "../schema/notification";

export type News = { kind: Kind; link: string; about?: About };

/** Adds one notification per recipient, once per event, and refreshes their open pages. Recipients who turned the category off in the notification list get it with `inBell` false, for the digest only. */
export async function notify(
  tx: Tx,
  event: RecordedEvent,
  notifyPages: NotifyPages,
  userIds: string[],
  { kind, link, about }: News,
) {
  const category = categoryOf[kind];
  const [mandatory, onByDefault] = [isMandatory("account", category, "bell"), defaults.bell.includes(category)];
  const pushes = await tx.$queryRaw<QueuedPush[]>`
    with added as (
    insert into notifications (user_id, event_id, kind, about, link, in_bell)
    select users.id, ${event.id}, ${kind}, ${JSON.stringify(about ?? {})}::jsonb, ${link},
      ${mandatory} or coalesce(${category}::notification_category = any(settings.bell), ${onByDefault})
    from users left join notification_settings settings on settings.user_id = users.id
    where users.id = any(${userIds}::uuid[])
    on conflict (user_id, event_id) do nothing
    returning id, user_id)
    select subscriptions.id as "subscriptionId", added.id as "notificationId"
    from added join push_subscriptions subscriptions on subscriptions.user_id = added.user_id
      left join notification_settings settings on settings.user_id = added.user_id
    where coalesce(${category}::notification_category = any(settings.push), ${defaults.push.includes(category)})`;
  await queuePushes(tx, pushes);
  for (const userId of userIds) notifyPages(userId, "notification");
}
