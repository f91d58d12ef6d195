import "server-only";
import { returnCredit } from "@/lib/billing/steps/return-credit";
import { now } from "@/lib/core/clock";
import type { Tx } from "@/lib/core/db";
import { env } from "@/lib/core/env";
import { type Fact, record } from "@/lib/core/facts";
import { timeZone } from "@/lib/core/i18n/formats";
import { type Locale, localePath } from "@/lib/core/i18n/routing";
import { translator } from "@/lib/core/i18n/translator";
import { queueMail } from "@/lib/core/mail";
import { isMinor } from "@/lib/players/policy";
import { guardianPath } from "@/lib/players/queries/guardian-link";
import type words from "@/messages/en/scouting.json";
import { nameToWrite } from "./queries/names";
import { requestToSettle } from "./queries/open-request";
import { openStates } from "./schema";
import { settleRequest } from "./steps/settle-request";

/** The player reads it by mail as well, and so does the guardian of a minor. */
export async function writeOfRequest(tx: Tx, { data }: Fact<"contact.requested">) {
  const { player, recruiter, expiresAt } = await requestOf(tx, data.requestId);
  await send(tx, {
    kind: "request",
    to: player.email,
    locale: player.user.locale,
    path: "/dashboard#requests",
    date: expiresAt,
    values: { player: player.fullName, organization: recruiter.organizationName },
  });
  if (isMinor(player.birthDate)) await writeToGuardian(tx, data, "guardianAsked");
}

/** The minor said yes: the guardian's answer is what is missing, unless they gave it before. */
export async function askGuardian(tx: Tx, { data }: Fact<"contact.passed_to_guardian">) {
  await writeToGuardian(tx, data, "guardianNeeded");
}

export async function writeOfAnswer(tx: Tx, { data }: Fact<"contact.answered">) {
  const { playerId, recruiterId, recruiter, thread } = await requestOf(tx, data.requestId);
  await send(tx, {
    kind: data.accepted ? "accepted" : "refused",
    to: recruiter.email,
    locale: recruiter.user.locale,
    path: thread ? `/messages?thread=${thread.id}` : "/players",
    values: { player: await nameToWrite(tx, recruiterId, playerId) },
  });
}

/** Whoever waits for a player who leaves is answered no, and has the credit back; names that were open are closed. */
export async function refuseForLeaver(tx: Tx, { actorId, data: { userId } }: Fact<"account.closed">) {
  const doer = { userId: actorId };
  const whose = { player: { userId } };
  const open = await tx.contactRequest.findMany({
    where: { ...whose, status: { in: [...openStates] } },
    orderBy: { id: "asc" },
  });
  for (const { id } of open)
    await settleRequest(tx, doer, await requestToSettle(tx, id, whose), { playerAnswer: false });
  const closed = await tx.disclosure.updateManyAndReturn({
    where: { ...whose, closedAt: null },
    data: { closedAt: now() },
  });
  for (const { id: disclosureId, playerId, recruiterId } of closed)
    await record(tx, doer, "identity.closed", { disclosureId, playerId, recruiterId });
}

/** What a recruiter who leaves has asked is withdrawn, and no name is open to them any more. */
export async function withdrawForLeaver(tx: Tx, { actorId, data: { userId } }: Fact<"account.closed">) {
  const whose = { recruiter: { userId } };
  const withdrawn = await tx.contactRequest.updateManyAndReturn({
    where: { ...whose, status: { in: [...openStates] } },
    data: { status: "withdrawn", answeredAt: now() },
  });
  for (const { id: requestId, playerId, recruiterId, creditId } of withdrawn) {
    if (creditId) await returnCredit(tx, creditId);
    await record(tx, { userId: actorId }, "contact.withdrawn", { requestId, playerId, recruiterId });
  }
  await tx.disclosure.updateMany({ where: { ...whose, closedAt: null }, data: { closedAt: now() } });
}

/** Who kept whom, with which note; the log of who saw what stays. */
export async function eraseNotes(tx: Tx, { data: { userId } }: Fact<"account.erased">) {
  const whose = { OR: [{ player: { userId } }, { recruiter: { userId } }] };
  await tx.favorite.deleteMany({ where: whose });
  await tx.interest.deleteMany({ where: whose });
  await tx.contactRequest.updateMany({ where: { recruiter: { userId } }, data: { message: "…" } });
}

type Kind = keyof typeof words.mail;

async function writeToGuardian(tx: Tx, { requestId }: { requestId: string }, kind: Kind) {
  const { player, recruiter, expiresAt, playerId } = await requestOf(tx, requestId);
  const { guardian } = player;
  if (!guardian) return;
  const values = { guardian: guardian.fullName, player: player.fullName, organization: recruiter.organizationName };
  const path = guardianPath({ playerId, invitedAt: guardian.invitedAt });
  await send(tx, { kind, to: guardian.email, locale: guardian.locale, path, date: expiresAt, values });
}

type Letter = {
  kind: Kind;
  to: string;
  locale: string;
  path: string;
  date?: Date;
  values: { player: string; organization?: string; guardian?: string };
};

async function send(tx: Tx, { kind, to, locale, path, date, values }: Letter) {
  const say = translator(locale as Locale, "scouting");
  const day = new Intl.DateTimeFormat(locale, { dateStyle: "long", numberingSystem: "latn", timeZone });
  const link = env.APP_URL + localePath(path, locale as Locale);
  const known = { organization: "", guardian: "", ...values, link, date: date ? day.format(date) : "" };
  await queueMail(tx, { to, subject: say(`mail.${kind}.subject`, known), body: say(`mail.${kind}.body`, known) });
}

const requestOf = (tx: Tx, id: string) =>
  tx.contactRequest.findUniqueOrThrow({
    where: { id },
    select: {
      playerId: true,
      recruiterId: true,
      expiresAt: true,
      thread: { select: { id: true } },
      recruiter: { select: { organizationName: true, email: true, user: { select: { locale: true } } } },
      player: {
        select: {
          fullName: true,
          email: true,
          birthDate: true,
          user: { select: { locale: true } },
          guardian: { select: { fullName: true, email: true, locale: true, invitedAt: true } },
        },
      },
    },
  });
