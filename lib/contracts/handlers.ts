import "server-only";
import { now } from "@/lib/platform/clock";
import type { Tx } from "@/lib/platform/db/db";
import { env } from "@/lib/platform/env";
import { type Locale, localePath } from "@/lib/platform/i18n/routing";
import { translator } from "@/lib/platform/i18n/translator";
import { type DomainEvent, recordEvent } from "@/lib/platform/outbox/domain-events";
import { queueMail } from "@/lib/platform/outbox/mail";
import { nameToWrite } from "@/lib/scouting/queries/names";
import type words from "@/messages/en/contracts.json";
import { contractPage } from "./queries/page";

export async function writeOfContract(tx: Tx, { data }: DomainEvent<"contract.told">) {
  const { player, recruiter, signedOn, answer } = await partiesOf(tx, data.contractId);
  if (!signedOn || answer) return;
  const to = { userId: player.userId, email: player.email, locale: player.user.locale, path: "/dashboard#contracts" };
  await sendEmail(tx, "told", to, { player: player.fullName, organization: recruiter.organizationName });
}

export async function writeOfContractAnswer(tx: Tx, { data }: DomainEvent<"contract.answered">) {
  const { recruiter } = await partiesOf(tx, data.contractId);
  if (recruiter.user.disabledAt) return;
  const path = await contractPage(tx, data);
  const to = { userId: recruiter.userId, email: recruiter.email, locale: recruiter.user.locale, path };
  await sendEmail(tx, data.confirmed ? "confirmed" : "denied", to, {
    player: await nameToWrite(tx, data.recruiterId, data.playerId),
    organization: recruiter.organizationName,
  });
}

export async function endContracts(tx: Tx, { actorId, data: { userId } }: DomainEvent<"account.closed">) {
  const withdrawn = await tx.contract.updateManyAndReturn({
    where: { ...ofAccount(userId), signedOn: { not: null }, answer: null },
    data: { answer: "withdrawn", answeredAt: now() },
    select: { id: true, playerId: true, recruiterId: true },
  });
  for (const { id: contractId, ...pair } of withdrawn)
    await recordEvent(tx, { userId: actorId }, "contract.withdrawn", { contractId, ...pair });
}

/** Signed contracts stay, with what is owed for them. */
export async function eraseContracts(tx: Tx, { data: { userId } }: DomainEvent<"account.erased">) {
  await tx.contract.deleteMany({ where: { ...ofAccount(userId), signedAt: null } });
}

const ofAccount = (userId: string) => ({ OR: [{ player: { userId } }, { recruiter: { userId } }] });

type Recipient = { userId: string; email: string; locale: string; path: string };

async function sendEmail(
  tx: Tx,
  template: keyof typeof words.mail,
  { userId, email, locale, path }: Recipient,
  names: { player: string; organization: string },
) {
  const t = translator(locale as Locale, "contracts");
  const values = { ...names, link: env.APP_URL + localePath(path, locale as Locale) };
  await queueMail(tx, {
    to: email,
    subject: t(`mail.${template}.subject`, values),
    body: t(`mail.${template}.body`, values),
    told: { category: "requests", userId },
  });
}

const partiesOf = (tx: Tx, id: string) =>
  tx.contract.findUniqueOrThrow({
    where: { id },
    select: {
      signedOn: true,
      answer: true,
      player: { select: { fullName: true, email: true, userId: true, user: { select: { locale: true } } } },
      recruiter: {
        select: {
          organizationName: true,
          email: true,
          userId: true,
          user: { select: { locale: true, disabledAt: true } },
        },
      },
    },
  });
