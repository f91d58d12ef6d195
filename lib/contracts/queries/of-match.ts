import "server-only";
import type { Stage } from "@/lib/matching/schema/stages";
import { now } from "@/lib/platform/clock";
import type { Actor, Verdict } from "@/lib/platform/command/actor";
import { id as uuid } from "@/lib/platform/command/input";
import { db, type Tx } from "@/lib/platform/db/db";
import { cardsFor } from "@/lib/scouting/queries/favorites";
import { type Between, brokenRule, mayTell } from "../policy";
import { type ContractState, stateOf } from "../schema";
import { contactBetween } from "./contact";
import { contractStates } from "./states";

type Card = { playerId: string; status: Stage };

/** What stands between an organization and a player on its board before it tells of a contract, with when the player was born. */
export async function betweenThem(
  { recruiterId }: Actor<"recruiter">,
  { playerId, status: stage }: Card,
  client: Tx = db,
) {
  const { status } = await client.recruiter.findUniqueOrThrow({
    where: { id: recruiterId },
    select: { status: true },
  });
  const contact = await contactBetween({ recruiterId, playerId }, client);
  const state = (await contractStates(recruiterId, [playerId], client)).get(playerId) ?? null;
  const between: Between = { verified: status === "verified", stage, inContact: contact !== null, state };
  return { playerId, birthDate: contact?.birthDate ?? null, ...between };
}

/** The contract with a player of the organization's own board, or what its form needs; null for a card that is another's, or nobody's. */
export async function contractOf(actor: Actor, matchId: string) {
  if (actor.kind !== "recruiter" || !uuid.safeParse(matchId).success) return null;
  const { recruiterId } = actor;
  const match = await db.match.findFirst({
    where: { id: matchId, recruiterId },
    select: { playerId: true, status: true, recruiter: { select: { country: true } } },
  });
  if (!match) return null;
  const { playerId } = match;
  const [between, players, told] = await Promise.all([
    betweenThem(actor, match),
    cardsFor(actor, [playerId]),
    lastTold(recruiterId, playerId),
  ]);
  const called = players.get(playerId)?.called ?? null;
  return { matchId, called, country: match.recruiter.country, told, verdict: verdictOf(actor, between) };
}

export type ContractView = NonNullable<Awaited<ReturnType<typeof contractOf>>>;
export type ContractShown = NonNullable<ContractView["told"]>;

/** Said before the form is filled in: also what no form could mend. */
function verdictOf(actor: Actor<"recruiter">, between: Between & { birthDate: Date | null }): Verdict {
  if (actor.seat === "reader") return "seat_only_reads";
  const verdict = mayTell(actor, between);
  const minor = between.birthDate && brokenRule({ ...nothingTold, signedOn: now() }, between.birthDate);
  return verdict === true && minor ? "contract_of_minor" : verdict;
}

const nothingTold = { country: "", total: 0, agent: null };

async function lastTold(recruiterId: string, playerId: string) {
  const found = await db.contract.findFirst({
    where: { recruiterId, playerId, signedOn: { not: null } },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    omit: { recruiterId: true, playerId: true, toldById: true },
  });
  const signedOn = found?.signedOn;
  return signedOn ? { ...found, signedOn, state: stateOf(found) satisfies ContractState } : null;
}
