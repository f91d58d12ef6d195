import "server-only";
import { ageSelect, birthDateIn } from "@/lib/accounts/queries/known-age";
import type { Actor } from "@/lib/platform/command/actor";
import { db, type Tx } from "@/lib/platform/db/db";
import { Prisma } from "@/lib/platform/prisma/client";
import { isAdultBy } from "@/lib/players/queries/subject";

export async function birthDateOf(tx: Tx, userId: string): Promise<Date | null> {
  return birthDateIn(await tx.user.findUniqueOrThrow({ where: { id: userId }, select: ageSelect }));
}

export async function ownBirthDate({ userId }: Actor): Promise<string | null> {
  const birthDate = userId === null ? null : await birthDateOf(db, userId);
  return birthDate?.toISOString().slice(0, 10) ?? null;
}

export const isAgeUnknown = async (tx: Tx, { userId }: Actor): Promise<boolean> =>
  userId !== null && (await birthDateOf(tx, userId)) === null;

/** Returns when the offer form asks for the birth date; members of an organization are asked only when they offer their own work. */
export async function asksBirthDate(tx: Tx, actor: Actor): Promise<AsksBirthDate> {
  if (!(await isAgeUnknown(tx, actor))) return "never";
  return actor.recruiterId ? "candidate" : "always";
}

export type AsksBirthDate = "never" | "candidate" | "always";

/** Returns true if the user's birth date is known and makes them an adult. */
export async function isAdultUser(tx: Tx, userId: string): Promise<boolean> {
  const [row] = await tx.$queryRaw<{ adult: boolean | null }[]>`
    select ${isAdultBy(birthDate)} as adult from users u ${profiles} where u.id = ${userId}::uuid`;
  return row?.adult ?? false;
}

/** SQL condition: the birth date is known and makes this person an adult. */
export const isAdultPerson = (userId: Prisma.Sql) => Prisma.sql`exists (
  select from users u ${profiles} where u.id = ${userId} and ${isAdultBy(birthDate)})`;

/** SQL condition: the account is open and its owner an adult. */
export const isAdultAccount = (userId: Prisma.Sql) => Prisma.sql`(${isAdultPerson(userId)}
  and exists (select from users u where u.id = ${userId} and u.disabled_at is null))`;

const profiles = Prisma.sql`left join players p on p.user_id = u.id left join esport_players e on e.user_id = u.id
  left join profiles n on n.id = u.id`;
const birthDate = Prisma.sql`coalesce(p.birth_date, e.birth_date, n.birth_date)`;
