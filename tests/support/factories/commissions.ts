import { stripe } from "@/lib/billing/provider/client";
import { runDueHandlers } from "@/lib/entry/handlers";
import { answerContract } from "@/lib/pipeline/commands/answer-contract";
import { db } from "@/lib/platform/db/db";
import type { Prisma } from "@/lib/platform/prisma/client";
import { flushDeliveries } from "@/lib/simulators/payments/deliveries";
import { submit } from "../payments";
import { aContract, aSignedCard, dayAgo } from "./contracts";

/** A contract of 40,000 € that the player has confirmed, with the commission on it; `over` changes columns of the contract. */
export async function aCommission(over: Partial<Prisma.ContractUncheckedCreateInput> = {}) {
  const card = await aSignedCard();
  // The plan of the factory has a customer whom the provider does not know.
  await db.subscription.deleteMany({ where: { recruiterId: card.pair.recruiterId } });
  const { id: contractId } = await aContract(card.pair, over);
  await answerContract(card.player.actor, { contractId, answer: "yes" });
  const { id: commissionId } = await db.commission.findUniqueOrThrow({ where: { contractId } });
  return { ...card, contractId, commissionId, club: card.recruiter };
}

export const commissionRow = (id: string) => db.commission.findUniqueOrThrow({ where: { id } });

/** Without an answer of the player, on a contract of a month ago. */
export async function anUnpaidCommission(pair: { recruiterId: string; playerId: string }) {
  const { id: contractId, recruiterId } = await aContract(pair, {
    signedOn: dayAgo(30),
    signedAt: dayAgo(30),
    answer: "yes",
    createdAt: dayAgo(29),
  });
  return db.commission.create({
    data: { contractId, recruiterId, percent: 10, amountCents: 400_000, dueOn: dayAgo(0) },
  });
}

/** Pays at the checkout, delivers the events and handles them. */
export async function payAt(url: string | null, card = "4242424242424242") {
  await submit(url, { card });
  await flushDeliveries();
  await runDueHandlers();
}

/** A checkout that the product did not open. */
export async function aStrangeCheckout(cents: number, metadata: { recruiterId: string; commissionId: string }) {
  const price_data = { currency: "eur", unit_amount: cents, product_data: { name: "Commission" } };
  const session = await stripe().checkout.sessions.create({
    mode: "payment",
    client_reference_id: metadata.recruiterId,
    line_items: [{ price_data, quantity: 1 }],
    payment_intent_data: { metadata },
    metadata,
    success_url: "https://app.test/ok",
  });
  return session.url;
}
