import "server-only";
import { daysFrom, now } from "@/lib/platform/clock";
import { timeZone } from "@/lib/platform/i18n/formats";
import { isoIn } from "@/lib/platform/i18n/zone";
import { Prisma } from "@/lib/platform/prisma/client";
import { activeStages, type Stage, stageLimits } from "../schema/stages";

export type Narrowed = { sport: string | undefined; overdue: boolean; stage: Stage | undefined };

export const onBoard = (recruiterId: string) => Prisma.sql`m.recruiter_id = ${recruiterId}::uuid and m.stands`;
export const ofSport = (sport: string | undefined) => (sport ? Prisma.sql`m.sport_match = ${sport}` : Prisma.sql`true`);

/** The current date in the reader's time zone, as midnight UTC. */
export const today = (zone: string | null): Date =>
  new Date(`${isoIn(zone ?? timeZone, now()).slice(0, 10)}T00:00:00Z`);

/** Calendar days in UTC: 0 on the same day. */
export const daysSince = (since: Date): number => Math.max(0, (startOfDay(now()) - startOfDay(since)) / DAY);
const DAY = 86_400_000;
const startOfDay = (moment: Date) => Math.floor(moment.getTime() / DAY) * DAY;

/** SQL over `matches m`: too long in its stage, or with an overdue task; `today` is the reader's date as midnight UTC. */
export function late(today: Date) {
  const stageConditions = activeStages.map((stage) => {
    const oldest = daysFrom(new Date(startOfDay(now())), -(stageLimits[stage] ?? 0));
    return Prisma.sql`m.status = ${stage}::match_status and m.stage_since < ${oldest}`;
  });
  return Prisma.sql`(${Prisma.join(stageConditions, " or ")} or m.status <> 'closed' and exists (
    select 1 from match_tasks t where t.match_id = m.id and t.done_at is null and t.due_on < ${today}::date))`;
}
