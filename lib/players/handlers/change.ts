import "server-only";
import type { Tx } from "@/lib/platform/db/db";
import { emailDate } from "@/lib/platform/i18n/formats";
import { translator } from "@/lib/platform/i18n/translator";
import type { DomainEvent } from "@/lib/platform/outbox/domain-events";
import { queueMail } from "@/lib/platform/outbox/mail";
import { guardianLetter } from "../steps/guardian-letter";

/** The present guardian reads that another address is to take their place, and that answering keeps it. */
export async function writeOfChange(tx: Tx, { data: { playerId } }: DomainEvent<"guardian.change_asked">) {
  const change = await tx.guardian.findUnique({ where: { playerId }, select: { changeDueAt: true } });
  const letter = change?.changeDueAt && (await guardianLetter(tx, playerId));
  if (!letter) return;
  const { to, locale, names, link } = letter;
  const say = translator(locale, "players");
  const date = emailDate(locale).format(change.changeDueAt ?? undefined);
  const values = { ...names, date, link };
  const [subject, body] = [say("changeMail.subject", values), say("changeMail.body", values)];
  await queueMail(tx, { to, subject, body, told: { category: "account", guardianOf: playerId } });
}
