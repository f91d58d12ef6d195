import "server-only";
import type { DomainEvent } from "@/lib/entry/domain-events";
import type { Tx } from "@/lib/platform/db/db";
import type { NotifyPages } from "@/lib/platform/outbox/dispatcher";
import { membersOf } from "@/lib/recruiters/queries/members";
import { notify } from "../steps/notify";

export async function notifyRecruiterOfTasks(tx: Tx, event: DomainEvent<"tasks.due">, notifyPages: NotifyPages) {
  const { recruiterId, count } = event.data;
  const about = { tasks: String(count) };
  await notify(tx, event, notifyPages, await membersOf(tx, recruiterId), {
    kind: "tasksDue",
    about,
    link: "/dashboard/pipeline",
  });
}
