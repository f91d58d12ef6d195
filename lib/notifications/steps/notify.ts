import "server-only";
import { now } from "@/lib/platform/clock";
import type { Tx } from "@/lib/platform/db/db";
import type { NotifyPages } from "@/lib/platform/outbox/dispatcher";
import type { DomainEvent } from "@/lib/platform/outbox/domain-events";
import { wake } from "@/lib/platform/outbox/jobs";
import { defaults, isMandatory } from "@/lib/platform/outbox/notification-choice";
import { categoryOf } from "../schema/categories";
import type { About, Kind } from "../schema/notification";

export type News = { kind: Kind; link: string; about?: About };

/** One notification for each of these people, in one statement, and a hint to their pages; the same fact never twice. Who wants none of its category in the bell has it kept for the summary. */
export async function notify(
  tx: Tx,
  fact: DomainEvent,
  notifyPages: NotifyPages,
  userIds: string[],
  { kind, link, about }: News,
) {
  const category = categoryOf[kind];
  const [fixed, usual] = [isMandatory("account", category, "bell"), defaults.bell.includes(category)];
  const pushed = await tx.$executeRaw`
    with told as (
    insert into notifications (user_id, fact_id, kind, about, link, in_bell)
    select users.id, ${fact.id}, ${kind}, ${JSON.stringify(about ?? {})}::jsonb, ${link},
      ${fixed} or coalesce(${category}::notification_category = any(settings.bell), ${usual})
    from users left join notification_settings settings on settings.user_id = users.id
    where users.id = any(${userIds}::uuid[])
    on conflict (user_id, fact_id) do nothing
    returning id, user_id)
    insert into push_messages (subscription_id, notification_id, category, retry_at)
    select browsers.id, told.id, ${category}::notification_category, ${now()}
    from told join push_subscriptions browsers on browsers.user_id = told.user_id
      left join notification_settings settings on settings.user_id = told.user_id
    where coalesce(${category}::notification_category = any(settings.push), ${defaults.push.includes(category)})`;
  // Once this is committed; what comes earlier is left to the round of every minute.
  if (pushed > 0) await wake("pushes", 1);
  for (const userId of userIds) notifyPages(userId, "notification");
}
