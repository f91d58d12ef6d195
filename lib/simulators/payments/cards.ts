import "server-only";
import type { Tx } from "@/lib/platform/db/db";
import { cardDeclined, PaymentsError } from "./errors";
import { newId, seconds } from "./ids";
import type { PaymentMethod } from "./objects";
import { hiddenPart, insert } from "./store";

type Behaviour = "pays" | "declines" | "fails_later" | "disputes";

const testCards: Record<string, { brand: string; behaviour: Behaviour }> = {
  "4242424242424242": { brand: "visa", behaviour: "pays" },
  "5555555555554444": { brand: "mastercard", behaviour: "pays" },
  "4000000000000259": { brand: "visa", behaviour: "disputes" },
  "4000000000000002": { brand: "visa", behaviour: "declines" },
  "4000000000000341": { brand: "visa", behaviour: "fails_later" },
};

/** Accepts only published test numbers; others are refused and never stored. */
export async function attachCard(tx: Tx, customer: string, typed: string): Promise<PaymentMethod> {
  const number = typed.replace(/[\s-]/g, "");
  const card = testCards[number];
  if (!card) throw notATestCard();
  if (card.behaviour === "declines") throw cardDeclined();
  const method: PaymentMethod = {
    id: newId("pm"),
    object: "payment_method",
    created: seconds(),
    livemode: false,
    customer,
    type: "card",
    card: { brand: card.brand, last4: number.slice(-4) },
    metadata: {},
  };
  return insert(tx, method, {
    owner: customer,
    hidden: { failsLater: card.behaviour === "fails_later", disputes: card.behaviour === "disputes" },
  });
}

export async function cardPays(tx: Tx, id: string | null): Promise<boolean> {
  if (!id) return false;
  const { failsLater } = await hiddenPart<{ failsLater?: boolean }>(tx, id);
  return !failsLater;
}

export async function cardDisputes(tx: Tx, id: string | null): Promise<boolean> {
  return id !== null && (await hiddenPart<{ disputes?: boolean }>(tx, id)).disputes === true;
}

const notATestCard = () =>
  new PaymentsError(402, {
    type: "card_error",
    code: "not_a_test_card",
    message: "Only the published test card numbers are accepted here.",
  });
