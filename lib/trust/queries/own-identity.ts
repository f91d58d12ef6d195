import { isMinor } from "@/lib/platform/ages";
import "server-only";
import type { Actor } from "@/lib/platform/command/actor";
import { db } from "@/lib/platform/db/db";
import { bearsPlayersName, requiredOfPlayer } from "../schema/check";
import { casesOf, type OwnCase } from "./own-cases";

/** The identity verification of the player or the guardian's child; `documents` only for the person who sends them. Returns null for actors without a player. */
export async function ownIdentity(actor: Actor) {
  const id = actor.playerId ?? actor.guardianOf;
  const player = id ? await db.player.findUnique({ where: { id }, select: identitySelect }) : null;
  if (!player) return null;
  const minor = isMinor(player.birthDate);
  const types = requiredOfPlayer[minor ? "minor" : "adult"];
  const cases = player.identityChecked ? [] : await casesOf(player.userId);
  const documents = types.map((type) => ({ type, own: currentCase(player, cases, type) }));
  const maySend = minor ? actor.kind === "guardian" : actor.kind === "player";
  return {
    minor,
    state: player.identityChecked ? ("checked" as const) : stateOf(player, documents),
    checkedAt: player.identityCheckedAt,
    basis: player.identityBasis,
    documents: maySend && !player.identityChecked ? documents : [],
  };
}

export type OwnIdentity = NonNullable<Awaited<ReturnType<typeof ownIdentity>>>;

const identitySelect = {
  userId: true,
  birthDate: true,
  namedAt: true,
  identityChecked: true,
  identityCheckedAt: true,
  identityBasis: true,
} as const;

/** A decision about a document with an earlier name no longer counts. */
const currentCase = (player: { namedAt: Date }, cases: OwnCase[], type: OwnCase["documentType"]) =>
  cases.find(
    ({ documentType, decidedAt }) =>
      documentType === type && !(bearsPlayersName(type) && decidedAt && decidedAt < player.namedAt),
  ) ?? null;

type Documents = { own: OwnCase | null }[];
type OpenState = "missing" | "pending" | "rejected" | "lapsed";

function stateOf({ identityCheckedAt }: { identityCheckedAt: Date | null }, documents: Documents): OpenState {
  const states = documents.map(({ own }) => own?.verificationStatus ?? "missing");
  if (states.includes("rejected")) return "rejected";
  if (states.includes("missing")) return identityCheckedAt ? "lapsed" : "missing";
  return "pending";
}
