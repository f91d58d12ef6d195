import "server-only";
import { now } from "@/lib/platform/clock";
import type { Tx } from "@/lib/platform/db/db";
import type { NotifyPages } from "@/lib/platform/outbox/dispatcher";
import type { RecordedEvent } from "@/lib/platform/outbox/domain-events";
import { wake } from "@/lib/platform/outbox/jobs";
import { defaults, isMandatory } from "@/lib/platform/outbox/notification-choice";
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
  const pushCount = await tx.$executeRaw`
    with told as (
    insert into notifications (user_id, fact_id, kind, about, link, in_bell)
    select users.id, ${event.id}, ${kind}, ${JSON.stringify(about ?? {})}::jsonb, ${link},
      ${mandatory} or coalesce(${category}::notification_category = any(settings.bell), ${onByDefault})
    from users left join notification_settings settings on settings.user_id = users.id
    where users.id = any(${userIds}::uuid[])
    on conflict (user_id, fact_id) do nothing
    returning id, user_id)
    insert into push_messages (subscription_id, notification_id, category, retry_at)
    select browsers.id, told.id, ${category}::notification_category, ${now()}
    from told join push_subscriptions browsers on browsers.user_id = told.user_id
      left join notification_settings settings on settings.user_id = told.user_id
    where coalesce(${category}::notification_category = any(settings.push), ${defaults.push.includes(category)})`;
  // The wake-up fires after the commit; the minutely schedule sends what it misses.
  if (pushCount > 0) await wake("pushes", 1);
  for (const userId of userIds) notifyPages(userId, "notification");
}
