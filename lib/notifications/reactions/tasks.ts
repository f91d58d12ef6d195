import "server-only";
import type { Tx } from "@/lib/core/db";
import type { Fact } from "@/lib/core/facts";
import type { Tell } from "@/lib/core/reactor";
import { membersOf } from "@/lib/recruiters/queries/members";
import { notify } from "../steps/notify";

/** Of what is due on their board; the letter was written with the act. */
export async function tellRecruiterOfTasks(tx: Tx, fact: Fact<"tasks.due">, tell: Tell) {
  const { recruiterId, count } = fact.data;
  const about = { tasks: String(count) };
  await notify(tx, fact, tell, await membersOf(tx, recruiterId), {
    kind: "tasksDue",
    about,
    link: "/dashboard/pipeline",
  });
}
