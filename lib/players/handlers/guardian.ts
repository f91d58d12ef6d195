import "server-only";
import type { DomainEvent } from "@/lib/entry/domain-events";
import type { Tx } from "@/lib/platform/db/db";
import { env } from "@/lib/platform/env";
import { dateFormat } from "@/lib/platform/i18n/date-format";
import { emailDate } from "@/lib/platform/i18n/formats";
import { type Locale, localePath } from "@/lib/platform/i18n/routing";
import { translator } from "@/lib/platform/i18n/translator";
import { queueMail } from "@/lib/platform/outbox/mail";
import type { Audience } from "@/lib/platform/outbox/notification-choice";
import { consentsOfGuardian } from "../queries/guardian";
import { type GuardianConsent, guardianConsents } from "../schema/guardian";
import { guardianRecipient } from "../steps/guardian-recipient";

export async function emailGuardianInvitation(tx: Tx, { data: { playerId } }: DomainEvent<"guardian.invited">) {
  const recipient = await guardianRecipient(tx, playerId);
  if (recipient?.status !== "invited") return;
  await queueGuardianMail(tx, recipient.account ? "registeredMail" : "guardianMail", recipient, "at_once");
}

export async function emailGuardianLink(tx: Tx, { data: { playerIds } }: DomainEvent<"guardian.link_asked">) {
  for (const playerId of playerIds)
    await queueGuardianMail(
      tx,
      "linkMail",
      await guardianRecipient(tx, playerId, { renewed: true, byMail: true }),
      "at_once",
    );
}

export async function emailConsentReceipt(
  tx: Tx,
  { data: { playerId, changed }, createdAt }: DomainEvent<"guardian.consented">,
) {
  const recipient = await guardianRecipient(tx, playerId);
  if (!recipient) return;
  const { userId } = await tx.player.findUniqueOrThrow({ where: { id: playerId }, select: { userId: true } });
  const currentConsents = await consentsOfGuardian(tx, userId);
  const t = translator(recipient.locale, "players");
  const day = emailDate(recipient.locale);
  const wordingOf = (version: string) => version && day.format(new Date(version));
  const line = (kind: GuardianConsent) => {
    const { given = false, version = "" } = currentConsents[kind] ?? {};
    const consent = t(`consent.${kind}.title`, { player: recipient.names.player });
    return t(given ? "receipt.given" : "receipt.withdrawn", { consent, version: wordingOf(version) });
  };
  const lines = guardianConsents.filter((kind) => changed.includes(kind)).map(line);
  await queueGuardianMail(tx, "receipt", recipient, "at_once", {
    lines: lines.join("\n"),
    date: day.format(createdAt),
  });
}

export async function emailGuardianAboutOwnConsent(
  tx: Tx,
  { type, data }: DomainEvent<"player.agreed" | "player.disagreed">,
) {
  const { consentTerms: agrees } = await tx.player.findUniqueOrThrow({
    where: { id: data.playerId },
    select: { consentTerms: true },
  });
  if (agrees !== (type === "player.agreed")) return;
  const audience = { category: "account", guardianOf: data.playerId } as const;
  await queueGuardianMail(
    tx,
    type === "player.agreed" ? "ownConsentMail" : "ownRefusalMail",
    await guardianRecipient(tx, data.playerId),
    audience,
  );
}

export async function emailAboutGuardianshipEnd(
  tx: Tx,
  { type, data }: DomainEvent<"guardian.end_announced" | "guardian.ended">,
) {
  const { player, ...guardian } = await tx.guardian.findUniqueOrThrow({
    where: { playerId: data.playerId },
    select: {
      fullName: true,
      email: true,
      locale: true,
      player: { select: { fullName: true, email: true, userId: true, user: { select: { locale: true } } } },
    },
  });
  const [messageKey, category] = [type === "guardian.ended" ? "endMail" : "endNotice", "account"] as const;
  const composeEmail = (reader: "player" | "guardian", to: string, locale: Locale) => {
    const t = translator(locale, "players");
    const date = dateFormat(locale, { dateStyle: "long", numberingSystem: "latn", timeZone: "UTC" });
    const link = env.APP_URL + localePath(reader === "player" ? "/dashboard#seen" : "/guardian", locale);
    const names = { player: player.fullName, guardian: guardian.fullName };
    const values = { ...names, date: date.format(new Date(data.at)), link };
    return {
      to,
      subject: t(`${messageKey}.subject`, values),
      body: t(reader === "player" ? `${messageKey}.player` : `${messageKey}.guardian`, values),
      audience: { category, ...(reader === "player" ? { userId: player.userId } : { guardianOf: data.playerId }) },
    };
  };
  await queueMail(
    tx,
    composeEmail("player", player.email, player.user.locale as Locale),
    composeEmail("guardian", guardian.email, guardian.locale as Locale),
  );
}

type Mail = "guardianMail" | "registeredMail" | "linkMail" | "receipt" | "ownConsentMail" | "ownRefusalMail";
type GuardianRecipient = Awaited<ReturnType<typeof guardianRecipient>>;

async function queueGuardianMail(
  tx: Tx,
  messageKey: Mail,
  recipient: GuardianRecipient,
  audience: Audience,
  details: { lines: string; date: string } = noDetails,
) {
  if (!recipient) return;
  const { to, locale, names, link } = recipient;
  const t = translator(locale, "players");
  const values = { ...names, ...details, yours: recipient.status, link };
  await queueMail(tx, {
    to,
    subject: t(`${messageKey}.subject`, values),
    body: t(`${messageKey}.body`, values),
    audience,
  });
}

const noDetails = { lines: "", date: "" };
