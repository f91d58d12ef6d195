import "server-only";
import type { Actor } from "@/lib/platform/command/actor";
import { db, type Tx } from "@/lib/platform/db/db";
import { Prisma } from "@/lib/platform/prisma/client";
import { ageSelect, birthDateIn } from "@/lib/players/queries/known-age";
import { isAdultBy } from "@/lib/players/queries/subject";

export async function birthDateOf(tx: Tx, userId: string): Promise<Date | null> {
  return birthDateIn(await tx.user.findUniqueOrThrow({ where: { id: userId }, select: ageSelect }));
}

/** One's own, as yyyy-mm-dd; null for whoever never said it. */
export async function ownBirthDate({ userId }: Actor): Promise<string | null> {
  const birthDate = userId === null ? null : await birthDateOf(db, userId);
  return birthDate?.toISOString().slice(0, 10) ?? null;
}

/** Whether who has an account never said when they were born. */
export const isAgeUnknown = async (tx: Tx, { userId }: Actor): Promise<boolean> =>
  userId !== null && (await birthDateOf(tx, userId)) === null;

/** Whether the form of an offer asks when its author was born; of who may post for an organization, only with an offer of their own work. */
export async function asksBirthDate(tx: Tx, actor: Actor): Promise<AsksBirthDate> {
  if (!(await isAgeUnknown(tx, actor))) return "never";
  return actor.recruiterId ? "candidate" : "always";
}

export type AsksBirthDate = "never" | "candidate" | "always";

/** Whether somebody said when they were born, and is of age by that date. */
export async function isAdultUser(tx: Tx, userId: string): Promise<boolean> {
  const [row] = await tx.$queryRaw<{ adult: boolean | null }[]>`
    select ${isAdultBy(birthDate)} as adult from users u ${profiles} where u.id = ${userId}::uuid`;
  return row?.adult ?? false;
}

/** Whether the account of a profile is open and its owner of age by that date, as SQL over `job_seekers s`. */
export const isAdultSeeker = () => Prisma.sql`exists (
  select from users u ${profiles}
  where u.id = s.user_id and u.disabled_at is null and ${isAdultBy(birthDate)})`;

const profiles = Prisma.sql`left join players p on p.user_id = u.id left join esport_players e on e.user_id = u.id
  left join profiles n on n.id = u.id`;
const birthDate = Prisma.sql`coalesce(p.birth_date, e.birth_date, n.birth_date)`;
