import "server-only";
import type { Tx } from "@/lib/platform/db/db";
import type { NotifyPages } from "@/lib/platform/outbox/dispatcher";
import type { DomainEvent } from "@/lib/platform/outbox/domain-events";
import { membersOf } from "@/lib/recruiters/queries/members";
import { notify } from "../steps/notify";

/** Of what is due on their board; the letter was written with the act. */
export async function tellRecruiterOfTasks(tx: Tx, fact: DomainEvent<"tasks.due">, notifyPages: NotifyPages) {
  const { recruiterId, count } = fact.data;
  const about = { tasks: String(count) };
  await notify(tx, fact, notifyPages, await membersOf(tx, recruiterId), {
    kind: "tasksDue",
    about,
    link: "/dashboard/pipeline",
  });
}
