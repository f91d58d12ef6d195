import { randomUUID } from "node:crypto";
import { answerConfirmation } from "@/lib/measurements/commands/answer-confirmation";
import { askForConfirmation } from "@/lib/measurements/commands/ask-for-confirmation";
import { confirmationHash, confirmationToken } from "@/lib/measurements/queries/confirmation-link";
import { type ClaimAnswer, linkDays } from "@/lib/measurements/schema/confirmation";
import { daysFrom, now } from "@/lib/platform/clock";
import type { Actor } from "@/lib/platform/command/actor";
import { visitor } from "@/lib/platform/command/create-actor";
import { db } from "@/lib/platform/db/db";
import type { Prisma } from "@/lib/platform/prisma/client";
import { aPlayer } from "./people";

/** A player's unconfirmed fact; `over` changes columns. */
export const aFact = (playerId: string, over: Partial<Prisma.PlayerClaimUncheckedCreateInput> = {}) =>
  db.playerClaim.create({
    data: {
      playerId,
      attribute: "",
      label: "Sprint 30 m",
      text: "4.02 s",
      grade: "self",
      measuredOn: new Date("2026-10-12"),
      ...over,
    },
  });

export const aConfirmationForm = (factIds: string[], over: object = {}) => ({
  name: "Claire Okafor",
  role: "coach",
  club: "Gones de la Saône",
  email: `${randomUUID()}@gones.example`,
  language: "en",
  claims: factIds.map((id) => `claim:${id}`),
  ...over,
});

type Side = { actor: Actor; player: { id: string } };

/** An open confirmation request about one fact of a player. */
export async function aSentConfirmation({ by, ...over }: { by?: Side; [field: string]: unknown } = {}) {
  const side = by ?? (await aPlayer());
  const fact = await aFact(side.player.id);
  const form = aConfirmationForm([fact.id], over);
  const { confirmationId } = await askForConfirmation(side.actor, form);
  const [item] = await db.confirmedClaim.findMany({ where: { confirmationId } });
  const token = confirmationToken(confirmationId, "answer");
  const receipt = confirmationToken(confirmationId, "receipt");
  const grade = async () => (await db.playerClaim.findUniqueOrThrow({ where: { id: fact.id } })).grade;
  const storedConfirmation = () =>
    db.confirmation.findUniqueOrThrow({ where: { id: confirmationId }, include: { claims: true } });
  return {
    ...side,
    fact,
    form,
    confirmationId,
    itemId: item?.id ?? "",
    token,
    receipt,
    grade,
    now: storedConfirmation,
  };
}

export type SentConfirmation = Awaited<ReturnType<typeof aSentConfirmation>>;

export const anAnswer = (
  { token, itemId, form }: { token: string; itemId: string; form: { email: string } },
  answer: ClaimAnswer = "confirmed",
  over: object = {},
) => ({
  token,
  item: itemId,
  [`answer.${itemId}`]: answer,
  email: form.email,
  role: "coach",
  club: "Gones de la Saône",
  proof: "measured",
  ...over,
});

/** A confirmation request that was answered with yes. */
export async function anAnsweredConfirmation(over: Parameters<typeof aSentConfirmation>[0] = {}) {
  const request = await aSentConfirmation(over);
  await answerConfirmation(visitor(), anAnswer(request));
  return request;
}

/** The row of a confirmation, without a sent request; `over` changes columns. */
export async function aConfirmation(playerId: string, over: Partial<Prisma.ConfirmationUncheckedCreateInput> = {}) {
  const [id, fact] = [randomUUID(), await aFact(playerId)];
  const { name, club, email } = aConfirmationForm([]);
  const { claims } = await db.confirmation.create({
    data: {
      ...{ id, playerId, name, club, email, role: "coach", locale: "en", namesPlayer: false },
      tokenHash: confirmationHash(confirmationToken(id, "answer")),
      receiptHash: confirmationHash(confirmationToken(id, "receipt")),
      expiresAt: daysFrom(now(), linkDays),
      claims: { create: { claimId: fact.id } },
      ...over,
    },
    include: { claims: true },
  });
  const [token, receipt] = [confirmationToken(id, "answer"), confirmationToken(id, "receipt")];
  return { confirmationId: id, token, receipt, itemId: claims[0]?.id ?? "", form: { email } };
}
