import "server-only";
import { daysFrom, now } from "@/lib/platform/clock";
import { timeZone } from "@/lib/platform/i18n/formats";
import { isoIn } from "@/lib/platform/i18n/zone";
import { Prisma } from "@/lib/platform/prisma/client";
import { activeStages, type Stage, stageLimits } from "../schema/stages";

/** What a board is narrowed to: one sport, what is late, one column alone. */
export type Narrowed = { sport: string | undefined; overdue: boolean; stage: Stage | undefined };

/** A card `m` of the board of an organisation, of this sport if one is named. */
export const onBoard = (recruiterId: string) => Prisma.sql`m.recruiter_id = ${recruiterId}::uuid and m.stands`;
export const ofSport = (sport: string | undefined) => (sport ? Prisma.sql`m.sport_match = ${sport}` : Prisma.sql`true`);

/** The day it is where the reader is, as midnight UTC. */
export const today = (zone: string | null): Date =>
  new Date(`${isoIn(zone ?? timeZone, now()).slice(0, 10)}T00:00:00Z`);

/** Days in a column by the calendar, in UTC: none on the day itself, one from midnight on. */
export const daysSince = (since: Date): number => Math.max(0, (dayOf(now()) - dayOf(since)) / DAY);
const DAY = 86_400_000;
const dayOf = (moment: Date) => Math.floor(moment.getTime() / DAY) * DAY;

/** A card `m` that is longer in its column than it is meant to be, or has a task whose day is over; `today` is the reader's day, as midnight UTC. */
export function late(today: Date) {
  const tooLong = activeStages.map((stage) => {
    const last = daysFrom(new Date(dayOf(now())), -(stageLimits[stage] ?? 0));
    return Prisma.sql`m.status = ${stage}::match_status and m.stage_since < ${last}`;
  });
  return Prisma.sql`(${Prisma.join(tooLong, " or ")} or m.status <> 'closed' and exists (
    select 1 from match_tasks t where t.match_id = m.id and t.done_at is null and t.due_on < ${today}::date))`;
}
