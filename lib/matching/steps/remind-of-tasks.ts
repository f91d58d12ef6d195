import "server-only";
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
import { recordEvent } from "@/lib/platform/outbox/domain-events";
import { queueMail } from "@/lib/platform/outbox/mail";
import { visibleAmong } from "@/lib/players/queries/visible";
import { lettersTo } from "@/lib/recruiters/queries/members";
import { namesToWrite } from "@/lib/scouting/queries/names";
import type { AsRecruiter } from "@/lib/search/queries/watching";
import { activeStages } from "../schema/stages";

/** Nobody is reminded before this hour of theirs. */
const morning = 7;
/** Named in the letter one by one; of the rest the number. */
const lines = 20;

/** Tells each organisation once, in one letter and one notification to each who acts for it, what is due on its board; returns how many were told. */
export const remindOfTasks = (actor: Actor, as: AsRecruiter): Promise<number> =>
  forEachDueInBatches(
    (id, take) =>
      db.recruiter.findMany({
        where: { id, user: { disabledAt: null }, matches: { some: { ...onBoard, tasks: { some: open() } } } },
        orderBy: { id: "asc" },
        take,
        select: { id: true },
      }),
    (id) => remind(actor, as, id),
  );

const onBoard = { stands: true, status: { in: [...activeStages, "contract" as const] } };
/** Due somewhere on earth. */
const open = () => ({ doneAt: null, remindedAt: null, dueOn: { lte: daysFrom(now(), 1) } });

async function remind(actor: Actor, as: AsRecruiter, recruiterId: string): Promise<boolean> {
  const { country, user } = await db.recruiter.findUniqueOrThrow({ where: { id: recruiterId }, select: reader });
  const local = isoIn(zoneOf(user.notificationSettings?.zone ?? null, country, now()), now());
  const [today, hour] = [local.slice(0, 10), Number(local.slice(11, 13))];
  if (hour < morning) return false;
  return transaction(async (tx) => {
    const due = { ...open(), dueOn: { lte: new Date(`${today}T00:00Z`) } };
    const tasks = await tx.matchTask.updateManyAndReturn({
      where: { ...due, match: { recruiterId, ...onBoard } },
      data: { remindedAt: now() },
      select: { id: true, what: true, dueOn: true, match: { select: { playerId: true } } },
    });
    if (tasks.length === 0) return false;
    await recordEvent(tx, actor, "tasks.due", { recruiterId, count: tasks.length });
    for (const { userId, to, locale } of await lettersTo(tx, recruiterId)) {
      const email = await compose(tx, as({ userId, recruiterId, locale }), tasks);
      await queueMail(tx, { to, ...email, told: { category: "pipeline", userId } });
    }
    return true;
  });
}

type DueTasks = { what: string; match: { playerId: string } }[];

/** Whoever is no longer visible is not named. */
async function compose(tx: Tx, reader: Actor<"recruiter">, tasks: DueTasks) {
  const { recruiterId, locale } = reader;
  const t = translator(locale, "pipeline");
  const shown = tasks.slice(0, lines);
  const ids = shown.map(({ match }) => match.playerId);
  const names = await namesToWrite(tx, recruiterId, [...(await visibleAmong(reader, ids, tx))]);
  const named = shown.map(({ what, match }) => {
    const name = names.get(match.playerId);
    return name ? `• ${what} (${name})` : `• ${what}`;
  });
  const link = env.APP_URL + localePath("/dashboard/pipeline", locale);
  const values = { count: tasks.length, lines: named.join("\n"), more: tasks.length - named.length, link };
  return { subject: t("mail.tasksDue.subject", values), body: t("mail.tasksDue.body", values) };
}

const reader = {
  country: true,
  user: { select: { notificationSettings: { select: { zone: true } } } },
} as const;
