import "server-only";
import type { Tx } from "@/lib/platform/db/db";
import { env } from "@/lib/platform/env";
import { dateFormat } from "@/lib/platform/i18n/date-format";
import { emailDate } from "@/lib/platform/i18n/formats";
import { type Locale, localePath } from "@/lib/platform/i18n/routing";
import { translator } from "@/lib/platform/i18n/translator";
import type { DomainEvent } from "@/lib/platform/outbox/domain-events";
import { queueMail } from "@/lib/platform/outbox/mail";
import type { Audience } from "@/lib/platform/outbox/notification-choice";
import { consentsOfGuardian } from "../queries/guardian";
import { type GuardianConsent, guardianConsents } from "../schema/guardian";
import { guardianLetter } from "../steps/guardian-letter";

/** The mail that asks a parent or guardian, in the language the player signed up in. */
export async function writeToGuardian(tx: Tx, { data: { playerId } }: DomainEvent<"guardian.invited">) {
  const letter = await guardianLetter(tx, playerId);
  await write(tx, letter?.account ? "registeredMail" : "guardianMail", letter, "at_once");
}

export async function sendLink(tx: Tx, { data: { playerIds } }: DomainEvent<"guardian.link_asked">) {
  for (const playerId of playerIds)
    await write(tx, "linkMail", await guardianLetter(tx, playerId, { renewed: true, byMail: true }), "at_once");
}

/** What was given or taken back, with the wording's date: the guardian's own copy. */
export async function sendReceipt(
  tx: Tx,
  { data: { playerId, changed }, createdAt }: DomainEvent<"guardian.consented">,
) {
  const letter = await guardianLetter(tx, playerId);
  if (!letter) return;
  const { userId } = await tx.player.findUniqueOrThrow({ where: { id: playerId }, select: { userId: true } });
  const held = await consentsOfGuardian(tx, userId);
  const say = translator(letter.locale, "players");
  const day = emailDate(letter.locale);
  const wordingOf = (version: string) => version && day.format(new Date(version));
  const line = (kind: GuardianConsent) => {
    const { given = false, version = "" } = held[kind] ?? {};
    const consent = say(`consent.${kind}.title`, { player: letter.names.player });
    return say(given ? "receipt.given" : "receipt.withdrawn", { consent, version: wordingOf(version) });
  };
  const lines = guardianConsents.filter((kind) => changed.includes(kind)).map(line);
  await write(tx, "receipt", letter, "at_once", { lines: lines.join("\n"), date: day.format(createdAt) });
}

/** What a child itself said to the account, to whoever answers for it. */
export async function writeOfOwnAnswer(tx: Tx, { type, data }: DomainEvent<"player.agreed" | "player.disagreed">) {
  const { consentTerms: agrees } = await tx.player.findUniqueOrThrow({
    where: { id: data.playerId },
    select: { consentTerms: true },
  });
  if (agrees !== (type === "player.agreed")) return;
  const told = { category: "account", guardianOf: data.playerId } as const;
  await write(tx, type === "player.agreed" ? "ownYesMail" : "ownNoMail", await guardianLetter(tx, data.playerId), told);
}

/** Both are told, some weeks before the 18th birthday and on it, what the player decides alone from then on. */
export async function writeOfEnd(tx: Tx, { type, data }: DomainEvent<"guardian.end_announced" | "guardian.ended">) {
  const { player, ...guardian } = await tx.guardian.findUniqueOrThrow({
    where: { playerId: data.playerId },
    select: {
      fullName: true,
      email: true,
      locale: true,
      player: { select: { fullName: true, email: true, userId: true, user: { select: { locale: true } } } },
    },
  });
  const [mail, category] = [type === "guardian.ended" ? "endMail" : "endNotice", "account"] as const;
  const letter = (reader: "player" | "guardian", to: string, locale: Locale) => {
    const say = translator(locale, "players");
    const date = dateFormat(locale, { dateStyle: "long", numberingSystem: "latn", timeZone: "UTC" });
    const link = env.APP_URL + localePath(reader === "player" ? "/dashboard#seen" : "/guardian", locale);
    const names = { player: player.fullName, guardian: guardian.fullName };
    const values = { ...names, date: date.format(new Date(data.at)), link };
    return {
      to,
      subject: say(`${mail}.subject`, values),
      body: say(reader === "player" ? `${mail}.player` : `${mail}.guardian`, values),
      told: { category, ...(reader === "player" ? { userId: player.userId } : { guardianOf: data.playerId }) },
    };
  };
  await queueMail(
    tx,
    letter("player", player.email, player.user.locale as Locale),
    letter("guardian", guardian.email, guardian.locale as Locale),
  );
}

type Mail = "guardianMail" | "registeredMail" | "linkMail" | "receipt" | "ownYesMail" | "ownNoMail";
type Letter = Awaited<ReturnType<typeof guardianLetter>>;

async function write(tx: Tx, mail: Mail, letter: Letter, told: Audience, more: { lines: string; date: string } = none) {
  if (!letter) return;
  const { to, locale, names, link } = letter;
  const say = translator(locale, "players");
  const values = { ...names, ...more, yours: letter.status, link };
  await queueMail(tx, { to, subject: say(`${mail}.subject`, values), body: say(`${mail}.body`, values), told });
}

const none = { lines: "", date: "" };
