import "server-only";
import { namesToWrite } from "@/lib/contacts/queries/names";
import { daysFrom, now } from "@/lib/platform/clock";
import type { Actor } from "@/lib/platform/command/actor";
import { transaction } from "@/lib/platform/command/command";
import { db, type Tx } from "@/lib/platform/db/db";
import { forEachDueInBatches } from "@/lib/platform/db/in-batches";
import { env } from "@/lib/platform/env";
import { localePath } from "@/lib/platform/i18n/routing";
import { translator } from "@/lib/platform/i18n/translator";
import { isoIn } from "@/lib/platform/i18n/zone";
import { zoneOf } from "@/lib/platform/outbox/digest-day";
import { queueMail } from "@/lib/platform/outbox/mail";
import { visibleAmong } from "@/lib/players/queries/visible";
import { emailRecipients } from "@/lib/recruiters/queries/members";
import type { AsRecruiter } from "@/lib/search/queries/alert-watchers";
import { pipelineEvents } from "../events";
import { activeStages } from "../schema/stages";

/** The earliest hour of reminders, in the organization's time zone. */
const earliestHour = 7;
const maxListed = 20;

/** Sends each organization one notification and its members one e-mail each about due tasks; returns the number of organizations. */
export const remindOfTasks = (actor: Actor, toActor: AsRecruiter): Promise<number> =>
  forEachDueInBatches(
    (id, take) =>
      db.recruiter.findMany({
        where: { id, user: { disabledAt: null }, matches: { some: { ...onBoard, tasks: { some: openTaskFilter() } } } },
        orderBy: { id: "asc" },
        take,
        select: { id: true },
      }),
    (id) => remind(actor, toActor, id),
  );

const onBoard = { stands: true, status: { in: [...activeStages, "contract" as const] } };
/** Due in any time zone. */
const openTaskFilter = () => ({ doneAt: null, remindedAt: null, dueOn: { lte: daysFrom(now(), 1) } });

async function remind(actor: Actor, toActor: AsRecruiter, recruiterId: string): Promise<boolean> {
  const { country, user } = await db.recruiter.findUniqueOrThrow({
    where: { id: recruiterId },
    select: recruiterSelect,
  });
  const localTime = isoIn(zoneOf(user.notificationSettings?.zone ?? null, country, now()), now());
  const [today, hour] = [localTime.slice(0, 10), Number(localTime.slice(11, 13))];
  if (hour < earliestHour) return false;
  return transaction(async (tx) => {
    const dueFilter = { ...openTaskFilter(), dueOn: { lte: new Date(`${today}T00:00Z`) } };
    const tasks = await tx.matchTask.updateManyAndReturn({
      where: { ...dueFilter, match: { recruiterId, ...onBoard } },
      data: { remindedAt: now() },
      select: { id: true, what: true, dueOn: true, match: { select: { playerId: true } } },
    });
    if (tasks.length === 0) return false;
    await pipelineEvents.record(tx, actor, "tasks.due", { recruiterId, count: tasks.length });
    for (const { userId, to, locale } of await emailRecipients(tx, recruiterId)) {
      const email = await compose(tx, toActor({ userId, recruiterId, locale }), tasks);
      await queueMail(tx, { to, ...email, audience: { category: "pipeline", userId } });
    }
    return true;
  });
}

type DueTasks = { what: string; match: { playerId: string } }[];

async function compose(tx: Tx, reader: Actor<"recruiter">, tasks: DueTasks) {
  const { recruiterId, locale } = reader;
  const t = translator(locale, "pipeline");
  const listedTasks = tasks.slice(0, maxListed);
  const ids = listedTasks.map(({ match }) => match.playerId);
  const names = await namesToWrite(tx, recruiterId, [...(await visibleAmong(reader, ids, tx))]);
  const taskLines = listedTasks.map(({ what, match }) => {
    const name = names.get(match.playerId);
    return name ? `• ${what} (${name})` : `• ${what}`;
  });
  const link = env.APP_URL + localePath("/dashboard/pipeline", locale);
  const values = { count: tasks.length, lines: taskLines.join("\n"), more: tasks.length - taskLines.length, link };
  return { subject: t("mail.tasksDue.subject", values), body: t("mail.tasksDue.body", values) };
}

const recruiterSelect = {
  country: true,
  user: { select: { notificationSettings: { select: { zone: true } } } },
} as const;
