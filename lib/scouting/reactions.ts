import "server-only";
import type { Tx } from "@/lib/core/db";
import { env } from "@/lib/core/env";
import type { Fact } from "@/lib/core/facts";
import { timeZone } from "@/lib/core/i18n/formats";
import { type Locale, localePath } from "@/lib/core/i18n/routing";
import { translator } from "@/lib/core/i18n/translator";
import { queueMail } from "@/lib/core/mail";
import { isMinor } from "@/lib/players/policy";
import { guardianLetter } from "@/lib/players/steps/guardian-letter";
import type words from "@/messages/en/scouting.json";

/** The player reads it by mail as well, and so does the guardian of a minor. */
export async function writeOfRequest(tx: Tx, { data }: Fact<"contact.requested">) {
  const { player, recruiter, expiresAt } = await requestOf(tx, data.requestId);
  await send(tx, {
    kind: isMinor(player.birthDate) ? "requestMinor" : "request",
    to: player.email,
    locale: player.user.locale,
    link: addressOf("/dashboard#requests", player.user.locale),
    date: expiresAt,
    values: { player: player.fullName, organization: recruiter.organizationName },
  });
  await writeToGuardian(tx, data, "guardianAsked");
}

/** The minor said yes: the guardian's answer is what is missing, unless they gave it before. */
export async function askGuardian(tx: Tx, { data }: Fact<"contact.passed_to_guardian">) {
  await writeToGuardian(tx, data, "guardianNeeded");
}

export async function writeOfAnswer(tx: Tx, { data }: Fact<"contact.answered">) {
  const { player, recruiter, thread } = await requestOf(tx, data.requestId);
  if (data.accepted) await writeToGuardian(tx, data, "guardianOpened");
  await send(tx, {
    kind: !data.accepted ? "refused" : isMinor(player.birthDate) ? "acceptedMinor" : "accepted",
    to: recruiter.email,
    locale: recruiter.user.locale,
    link: addressOf(thread ? `/messages?thread=${thread.id}` : "/players", recruiter.user.locale),
    values: { player: player.handle },
  });
}

type Kind = keyof typeof words.mail;

/** Nothing where the player is of age. */
async function writeToGuardian(tx: Tx, { requestId }: { requestId: string }, kind: Kind) {
  const { recruiter, expiresAt, playerId } = await requestOf(tx, requestId);
  const letter = await guardianLetter(tx, playerId);
  if (!letter) return;
  const { to, locale, link, names } = letter;
  const values = { ...names, organization: recruiter.organizationName };
  await send(tx, { kind, to, locale, link, date: expiresAt, values });
}

type Letter = {
  kind: Kind;
  to: string;
  locale: string;
  link: string;
  date?: Date;
  values: { player: string; organization?: string; guardian?: string };
};

async function send(tx: Tx, { kind, to, locale, link, date, values }: Letter) {
  const say = translator(locale as Locale, "scouting");
  const day = new Intl.DateTimeFormat(locale, { dateStyle: "long", numberingSystem: "latn", timeZone });
  const known = { organization: "", guardian: "", ...values, link, date: date ? day.format(date) : "" };
  await queueMail(tx, { to, subject: say(`mail.${kind}.subject`, known), body: say(`mail.${kind}.body`, known) });
}

const addressOf = (path: string, locale: string) => env.APP_URL + localePath(path, locale as Locale);

const requestOf = (tx: Tx, id: string) =>
  tx.contactRequest.findUniqueOrThrow({
    where: { id },
    select: {
      playerId: true,
      expiresAt: true,
      thread: { select: { id: true } },
      recruiter: { select: { organizationName: true, email: true, user: { select: { locale: true } } } },
      player: {
        select: {
          handle: true,
          fullName: true,
          email: true,
          birthDate: true,
          user: { select: { locale: true } },
        },
      },
    },
  });
