import "server-only";
import { now } from "@/lib/platform/clock";
import { db, type Tx } from "@/lib/platform/db/db";
import { Prisma } from "@/lib/platform/prisma/client";
import { isMinor } from "../policy";
import { bornBefore } from "../schema/ages";
import type { Author } from "../schema/mask-text";
import { isShown, type PrivacyAttribute, type PrivacyLevel, type PrivacySubject } from "../schema/privacy";

export const subjectSelect = { birthDate: true, publishName: true, mediaBeforeIdentity: true, fullName: true } as const;

export type SubjectRow = { birthDate: Date; publishName: boolean; mediaBeforeIdentity: boolean; fullName: string };

/** Of whom something is shown, from a row read with `subjectSelect`. */
export function toSubject({ birthDate, publishName, mediaBeforeIdentity, fullName }: SubjectRow): Author {
  const minor = isMinor(birthDate);
  return { minor, namePublished: publishName && !minor, mediaAllowed: mediaBeforeIdentity && minor, fullName };
}

export const subjectOf = async (playerId: string, client: Tx = db): Promise<Author> =>
  toSubject(await client.player.findUniqueOrThrow({ where: { id: playerId }, select: subjectSelect }));

/** Of age today by this date of birth. */
export const isAdultBy = (birthDate: Prisma.Sql) =>
  Prisma.sql`(${birthDate} <= ${bornBefore(now()).toISOString().slice(0, 10)}::date)`;

/** Of age today, over `players p`. */
export const isAdult = () => isAdultBy(Prisma.sql`p.birth_date`);

/** Whether others see an attribute at a level, over `players p`. */
export function isShownSql(attribute: PrivacyAttribute, depth: PrivacyLevel): Prisma.Sql {
  const at = (subject: Partial<PrivacySubject>) => {
    const of = { minor: false, namePublished: false, mediaAllowed: false, ...subject };
    return isShown(attribute, of, { depth, owner: false });
  };
  const adult = either(at({ namePublished: true }), at({}), Prisma.sql`p.publish_name`);
  const minor = either(
    at({ minor: true, mediaAllowed: true }),
    at({ minor: true }),
    Prisma.sql`p.media_before_identity`,
  );
  return Prisma.sql`case when ${isAdult()} then ${adult} else ${minor} end`;
}

const either = (yes: boolean, no: boolean, column: Prisma.Sql) => {
  if (yes === no) return yes ? Prisma.sql`true` : Prisma.sql`false`;
  return yes ? column : Prisma.sql`not ${column}`;
};
