import "server-only";
import { nameToWrite } from "@/lib/contacts/queries/names";
import type { DomainEvent } from "@/lib/entry/domain-events";
import { now } from "@/lib/platform/clock";
import type { Tx } from "@/lib/platform/db/db";
import { env } from "@/lib/platform/env";
import { emailDate } from "@/lib/platform/i18n/formats";
import { type Locale, localePath } from "@/lib/platform/i18n/routing";
import { translator } from "@/lib/platform/i18n/translator";
import { queueMail } from "@/lib/platform/outbox/mail";
import type { Prisma } from "@/lib/platform/prisma/client";
import type messages from "@/messages/en/contracts.json";
import { pipelineEvents } from "../events";
import { contractPage } from "../queries/contract-page";

export async function emailAboutContract(tx: Tx, { data }: DomainEvent<"contract.recorded">) {
  const { player, recruiter, signedOn, answer } = await loadContract(tx, data.contractId);
  if (!signedOn || answer) return;
  const recipient = {
    userId: player.userId,
    email: player.email,
    locale: player.user.locale,
    path: "/dashboard#contracts",
  };
  await sendEmail(tx, "recorded", recipient, { player: player.fullName, organization: recruiter.organizationName });
}

/** The e-mail about a confirmed contract is the invoice of its commission. */
export async function emailAboutContractAnswer(tx: Tx, { data }: DomainEvent<"contract.answered">) {
  if (data.confirmed) return emailOwner(tx, "confirmed", { contractId: data.contractId });
  const { recruiter } = await loadContract(tx, data.contractId);
  if (recruiter.user.disabledAt) return;
  const path = await contractPage(tx, data);
  const recipient = { userId: recruiter.userId, email: recruiter.email, locale: recruiter.user.locale, path };
  await sendEmail(tx, "denied", recipient, {
    player: await nameToWrite(tx, data.recruiterId, data.playerId),
    organization: recruiter.organizationName,
  });
}

export async function emailAboutCommission(tx: Tx, { data }: DomainEvent<"commission.due">) {
  const { exemption, paidAt } = await tx.commission.findUniqueOrThrow({ where: { id: data.commissionId } });
  if (!exemption && !paidAt) await emailOwner(tx, `commission.${data.day}`, { id: data.commissionId });
}

export async function emailCommissionReceipt(tx: Tx, { data }: DomainEvent<"commission.paid">) {
  await emailOwner(tx, "commission.paid", { id: data.commissionId });
}

export async function emailAboutWaiver(tx: Tx, { data }: DomainEvent<"commission.waived">) {
  await emailOwner(tx, "commission.waived", { id: data.commissionId });
}

export async function endContracts(tx: Tx, { actorId, data: { userId } }: DomainEvent<"account.closed">) {
  const withdrawnContracts = await tx.contract.updateManyAndReturn({
    where: { ...partyFilter(userId), signedOn: { not: null }, answer: null },
    data: { answer: "withdrawn", answeredAt: now() },
    select: { id: true, playerId: true, recruiterId: true },
  });
  for (const { id: contractId, ...pair } of withdrawnContracts)
    await pipelineEvents.record(tx, { userId: actorId }, "contract.withdrawn", { contractId, ...pair });
}

/** Signed contracts and the amounts owed for them are kept. */
export async function eraseContracts(tx: Tx, { data: { userId } }: DomainEvent<"account.erased">) {
  await tx.contract.deleteMany({ where: { ...partyFilter(userId), signedAt: null } });
}

const partyFilter = (userId: string) => ({ OR: [{ player: { userId } }, { recruiter: { userId } }] });

type Recipient = { userId: string; email: string; locale: string; path: string };

async function sendEmail(
  tx: Tx,
  template: "recorded" | "denied",
  { userId, email, locale, path }: Recipient,
  names: { player: string; organization: string },
) {
  const t = translator(locale as Locale, "contracts");
  const values = { ...names, link: env.APP_URL + localePath(path, locale as Locale) };
  await queueMail(tx, {
    to: email,
    subject: t(`mail.${template}.subject`, values),
    body: t(`mail.${template}.body`, values),
    audience: { category: "requests", userId },
  });
}

type OwnerTemplate = "confirmed" | `commission.${keyof typeof messages.mail.commission}`;

async function emailOwner(tx: Tx, template: OwnerTemplate, where: Prisma.CommissionWhereUniqueInput) {
  const { recruiter, contract, percent, amountCents, dueOn, exemption, paidAt, paymentId, note } =
    await tx.commission.findUniqueOrThrow({ where, select: commissionColumns });
  if (recruiter.user.disabledAt) return;
  const locale = recruiter.user.locale as Locale;
  const t = translator(locale, "contracts");
  const day = (date: Date | null) => (date ? emailDate(locale).format(date) : "");
  const values = {
    player: await nameToWrite(tx, contract.recruiterId, contract.playerId),
    organization: recruiter.organizationName,
    owed: exemption ? "no" : "yes",
    percent,
    amount: amountCents / 100,
    date: day(dueOn),
    signedOn: day(contract.signedOn),
    paidOn: day(paidAt),
    reference: note ?? paymentId ?? "",
    reason: note ?? "",
    link: env.APP_URL + localePath(await contractPage(tx, contract), locale),
  };
  await queueMail(tx, {
    to: recruiter.email,
    subject: t(`mail.${template}.subject`, values),
    body: t(`mail.${template}.body`, values),
    audience: { category: "account", userId: recruiter.userId },
  });
}

const recruiterColumns = {
  select: {
    organizationName: true,
    email: true,
    userId: true,
    user: { select: { locale: true, disabledAt: true } },
  },
} as const;

const commissionColumns = {
  percent: true,
  amountCents: true,
  dueOn: true,
  exemption: true,
  paidAt: true,
  paymentId: true,
  note: true,
  contract: { select: { recruiterId: true, playerId: true, signedOn: true } },
  recruiter: recruiterColumns,
} as const;

const loadContract = (tx: Tx, id: string) =>
  tx.contract.findUniqueOrThrow({
    where: { id },
    select: {
      signedOn: true,
      answer: true,
      player: { select: { fullName: true, email: true, userId: true, user: { select: { locale: true } } } },
      recruiter: recruiterColumns,
    },
  });
