import "server-only";
import type { Tx } from "@/lib/core/db";
import type { Fact } from "@/lib/core/facts";
import type { Tell } from "@/lib/core/reactor";
import type { About, Kind } from "../schema";

export type News = { kind: Kind; link: string; about?: About };

/** One notification for each of these people, in one statement, and a hint to their pages; the same fact never twice. */
export async function notify(tx: Tx, fact: Fact, tell: Tell, userIds: string[], { kind, link, about }: News) {
  await tx.$executeRaw`
    insert into notifications (user_id, fact_id, kind, about, link)
    select id, ${fact.id}, ${kind}, ${JSON.stringify(about ?? {})}::jsonb, ${link} from users
    where id = any(${userIds}::uuid[])
    on conflict (user_id, fact_id) do nothing`;
  for (const userId of userIds) tell(userId, "notification");
}
