import "server-only";
import { now } from "@/lib/platform/clock";
import type { Tx } from "@/lib/platform/db/db";
import { emailDate } from "@/lib/platform/i18n/formats";
import { translator } from "@/lib/platform/i18n/translator";
import type { DomainEvent } from "@/lib/platform/outbox/domain-events";
import { queueMail } from "@/lib/platform/outbox/mail";
import { guardianLetter } from "@/lib/players/steps/guardian-letter";

/** Whoever answers for a child reads of every CV of it, with the way to close it; never the link itself. */
export async function writeToGuardian(tx: Tx, { data: { cvId, playerId } }: DomainEvent<"cv.made">) {
  const guardian = await guardianLetter(tx, playerId);
  if (!guardian) return;
  const { to, locale, names, link } = guardian;
  const { endsAt, naming, closedAt } = await tx.playerCv.findUniqueOrThrow({
    where: { id: cvId },
    select: { endsAt: true, naming: true, closedAt: true },
  });
  if (closedAt || endsAt <= now()) return;
  const day = emailDate(locale);
  const say = translator(locale, "cvs");
  const values = { ...names, naming, until: day.format(endsAt), link: `${link}/cv` };
  const told = { category: "account", guardianOf: playerId } as const;
  await queueMail(tx, { to, subject: say("mail.subject", values), body: say("mail.body", values), told });
}

/** Nothing of an erased player can be opened or checked. */
export async function eraseCvs(tx: Tx, { data: { userId } }: DomainEvent<"account.erased">) {
  await tx.playerCv.deleteMany({ where: { player: { userId } } });
}
