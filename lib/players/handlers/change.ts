import "server-only";
import type { DomainEvent } from "@/lib/entry/domain-events";
import type { Tx } from "@/lib/platform/db/db";
import { emailDate } from "@/lib/platform/i18n/formats";
import { translator } from "@/lib/platform/i18n/translator";
import { queueMail } from "@/lib/platform/outbox/mail";
import { guardianRecipient } from "../steps/guardian-recipient";

export async function emailGuardianAboutChange(tx: Tx, { data: { playerId } }: DomainEvent<"guardian.change_asked">) {
  const change = await tx.guardian.findUnique({ where: { playerId }, select: { changeDueAt: true } });
  const recipient = change?.changeDueAt && (await guardianRecipient(tx, playerId));
  if (!recipient) return;
  const { to, locale, names, link } = recipient;
  const t = translator(locale, "players");
  const date = emailDate(locale).format(change.changeDueAt ?? undefined);
  const values = { ...names, date, link };
  const [subject, body] = [t("changeMail.subject", values), t("changeMail.body", values)];
  await queueMail(tx, { to, subject, body, audience: { category: "account", guardianOf: playerId } });
}
