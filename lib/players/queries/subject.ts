import type { AccessLevel } from "@/lib/platform/access-level";
import { bornBefore, isMinor } from "@/lib/platform/ages";
import "server-only";
import { now } from "@/lib/platform/clock";
import { db, type Tx } from "@/lib/platform/db/db";
import { Prisma } from "@/lib/platform/prisma/client";
import type { Author } from "../schema/mask-text";
import { isShown, type PrivacyAttribute, type PrivacySubject } from "../schema/privacy";

export const subjectSelect = { birthDate: true, publishName: true, mediaBeforeIdentity: true, fullName: true } as const;

export type SubjectRow = { birthDate: Date; publishName: boolean; mediaBeforeIdentity: boolean; fullName: string };

export function toSubject({ birthDate, publishName, mediaBeforeIdentity, fullName }: SubjectRow): Author {
  const minor = isMinor(birthDate);
  return { minor, namePublished: publishName && !minor, mediaAllowed: mediaBeforeIdentity && minor, fullName };
}

/** E-sport players are adults. */
export const toEsportSubject = ({ publishName, fullName }: { publishName: boolean; fullName: string }): Author => ({
  minor: false,
  namePublished: publishName,
  mediaAllowed: false,
  fullName,
});

export const subjectOf = async (playerId: string, client: Tx = db): Promise<Author> =>
  toSubject(await client.player.findUniqueOrThrow({ where: { id: playerId }, select: subjectSelect }));

export const isAdultBy = (birthDate: Prisma.Sql) =>
  Prisma.sql`(${birthDate} <= ${bornBefore(now()).toISOString().slice(0, 10)}::date)`;

export const isAdult = () => isAdultBy(Prisma.sql`p.birth_date`);

/** Whether others see an attribute at an access level, over `players p`. */
export function isShownSql(attribute: PrivacyAttribute, accessLevel: AccessLevel): Prisma.Sql {
  const isShownFor = (subject: Partial<PrivacySubject>) => {
    const fullSubject = { minor: false, namePublished: false, mediaAllowed: false, ...subject };
    return isShown(attribute, fullSubject, { accessLevel, owner: false });
  };
  const adult = conditionFor(isShownFor({ namePublished: true }), isShownFor({}), Prisma.sql`p.publish_name`);
  const minor = conditionFor(
    isShownFor({ minor: true, mediaAllowed: true }),
    isShownFor({ minor: true }),
    Prisma.sql`p.media_before_identity`,
  );
  return Prisma.sql`case when ${isAdult()} then ${adult} else ${minor} end`;
}

const conditionFor = (whenTrue: boolean, whenFalse: boolean, column: Prisma.Sql) => {
  if (whenTrue === whenFalse) return whenTrue ? Prisma.sql`true` : Prisma.sql`false`;
  return whenTrue ? column : Prisma.sql`not ${column}`;
};
