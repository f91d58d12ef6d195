import "server-only";
import type { Tx } from "@/lib/core/db";
import { env } from "@/lib/core/env";
import type { Fact } from "@/lib/core/facts";
import { timeZone } from "@/lib/core/i18n/formats";
import { type Locale, localePath } from "@/lib/core/i18n/routing";
import { translator } from "@/lib/core/i18n/translator";
import { queueMail } from "@/lib/core/mail";
import { consentsOfGuardian } from "./queries/guardian";
import { type GuardianConsent, guardianConsents } from "./schema/guardian";
import { guardianLetter } from "./steps/guardian-letter";

/** The mail that asks a parent or guardian, in the language the player signed up in. */
export async function writeToGuardian(tx: Tx, { data: { playerId } }: Fact<"guardian.invited">) {
  const letter = await guardianLetter(tx, playerId);
  await write(tx, letter?.account ? "registeredMail" : "guardianMail", letter);
}

export async function sendLink(tx: Tx, { data: { playerId } }: Fact<"guardian.link_asked">) {
  await write(tx, "linkMail", await guardianLetter(tx, playerId, { renewed: true, byMail: true }));
}

/** What was given or taken back, with the wording's date: the guardian's own copy. */
export async function sendReceipt(tx: Tx, { data: { playerId, changed }, createdAt }: Fact<"guardian.consented">) {
  const letter = await guardianLetter(tx, playerId);
  if (!letter) return;
  const { userId } = await tx.player.findUniqueOrThrow({ where: { id: playerId }, select: { userId: true } });
  const held = await consentsOfGuardian(tx, userId);
  const say = translator(letter.locale, "players");
  const day = new Intl.DateTimeFormat(letter.locale, { dateStyle: "long", numberingSystem: "latn", timeZone });
  const line = (kind: GuardianConsent) => {
    const { given = false, version = "" } = held[kind] ?? {};
    const consent = say(`consent.${kind}.title`, { player: letter.names.player });
    return say(given ? "receipt.given" : "receipt.withdrawn", { consent, version });
  };
  const lines = guardianConsents.filter((kind) => changed.includes(kind)).map(line);
  await write(tx, "receipt", letter, { lines: lines.join("\n"), date: day.format(createdAt) });
}

/** Both are told, some weeks before the 18th birthday and on it, what the player decides alone from then on. */
export async function writeOfEnd(tx: Tx, { type, data }: Fact<"guardian.end_announced" | "guardian.ended">) {
  const { player, ...guardian } = await tx.guardian.findUniqueOrThrow({
    where: { playerId: data.playerId },
    select: {
      fullName: true,
      email: true,
      locale: true,
      player: { select: { fullName: true, email: true, user: { select: { locale: true } } } },
    },
  });
  const mail = type === "guardian.ended" ? "endMail" : "endNotice";
  const letter = (reader: "player" | "guardian", to: string, locale: Locale) => {
    const say = translator(locale, "players");
    const date = new Intl.DateTimeFormat(locale, { dateStyle: "long", numberingSystem: "latn", timeZone: "UTC" });
    const link = env.APP_URL + localePath(reader === "player" ? "/dashboard#seen" : "/guardian", locale);
    const names = { player: player.fullName, guardian: guardian.fullName };
    const values = { ...names, date: date.format(new Date(data.at)), link };
    return {
      to,
      subject: say(`${mail}.subject`, values),
      body: say(reader === "player" ? `${mail}.player` : `${mail}.guardian`, values),
    };
  };
  await queueMail(
    tx,
    letter("player", player.email, player.user.locale as Locale),
    letter("guardian", guardian.email, guardian.locale as Locale),
  );
}

type Mail = "guardianMail" | "registeredMail" | "linkMail" | "receipt";
type Letter = Awaited<ReturnType<typeof guardianLetter>>;

async function write(tx: Tx, mail: Mail, letter: Letter, more: { lines: string; date: string } = none) {
  if (!letter) return;
  const { to, locale, names, link } = letter;
  const say = translator(locale, "players");
  const values = { ...names, ...more, link };
  await queueMail(tx, { to, subject: say(`${mail}.subject`, values), body: say(`${mail}.body`, values) });
}

const none = { lines: "", date: "" };
/** A player is reached at the address of the account. */
export async function reachPlayerThere(tx: Tx, { data: { userId } }: Fact<"email.changed">) {
  const { email } = await tx.user.findUniqueOrThrow({ where: { id: userId }, select: { email: true } });
  await tx.player.updateMany({ where: { userId }, data: { email } });
}

/** The guardian of a player who leaves hears of it: their name and address are kept for nothing else. */
export async function writeOfLeaving(tx: Tx, { data: { userId } }: Fact<"account.closed">) {
  const guardian = await tx.guardian.findFirst({
    where: { player: { userId } },
    select: { email: true, fullName: true, locale: true, player: { select: { fullName: true } } },
  });
  if (!guardian) return;
  const locale = guardian.locale as Locale;
  const say = translator(locale, "players");
  const link = env.APP_URL + localePath("/contact", locale);
  const known = { guardian: guardian.fullName, player: guardian.player.fullName, link };
  await queueMail(tx, {
    to: guardian.email,
    subject: say("guardianLeft.subject", known),
    body: say("guardianLeft.body", known),
  });
}

/** Of an erased player a handle, a sport and a year of birth are left, for the figures and for who has a request or a contract of theirs. */
export async function erasePlayer(tx: Tx, { data: { userId } }: Fact<"account.erased">) {
  const player = await tx.player.findUnique({ where: { userId }, select: { id: true, handle: true, birthDate: true } });
  if (!player) return;
  const { id: playerId, handle, birthDate } = player;
  await tx.guardian.deleteMany({ where: { playerId } });
  await tx.playerFact.deleteMany({ where: { playerId } });
  await tx.playerVideo.deleteMany({ where: { playerId } });
  await tx.playerPerformanceHistory.deleteMany({ where: { playerId } });
  await tx.player.update({
    where: { id: playerId },
    data: {
      fullName: handle,
      publishName: false,
      status: "hidden",
      email: "",
      phone: "",
      birthDate: new Date(Date.UTC(birthDate.getUTCFullYear(), 0, 1)),
      city: "",
      gender: "non_specified",
      heightCm: null,
      weightKg: null,
      experienceLevel: "",
      currentClub: null,
      achievements: null,
    },
  });
}
