import "server-only";
import { cardsFor } from "@/lib/contacts/queries/favorites";
import { now } from "@/lib/platform/clock";
import type { Actor, Verdict } from "@/lib/platform/command/actor";
import { id as uuid } from "@/lib/platform/command/input";
import { db, type Tx } from "@/lib/platform/db/db";
import { type ContractContext, mayTell, violatedRule } from "../policy/contract";
import { type ContractState, stateOf } from "../schema/contract";
import type { Stage } from "../schema/stages";
import { contactBetween } from "./contract-contact";
import { contractStates } from "./contract-states";

type Card = { playerId: string; status: Stage };

export async function contractContext(
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
  const context: ContractContext = { verified: status === "verified", stage, inContact: contact !== null, state };
  return { playerId, birthDate: contact?.birthDate ?? null, ...context };
}

export async function contractOf(actor: Actor, matchId: string) {
  if (actor.kind !== "recruiter" || !uuid.safeParse(matchId).success) return null;
  const { recruiterId } = actor;
  const match = await db.match.findFirst({
    where: { id: matchId, recruiterId },
    select: { playerId: true, status: true, recruiter: { select: { country: true } } },
  });
  if (!match) return null;
  const { playerId } = match;
  const [context, players, contract] = await Promise.all([
    contractContext(actor, match),
    cardsFor(actor, [playerId]),
    lastContract(recruiterId, playerId),
  ]);
  const playerName = players.get(playerId)?.called ?? null;
  return {
    matchId,
    called: playerName,
    country: match.recruiter.country,
    contract,
    verdict: contractVerdict(actor, context),
  };
}

export type ContractView = NonNullable<Awaited<ReturnType<typeof contractOf>>>;
export type ContractShown = NonNullable<ContractView["contract"]>;

function contractVerdict(actor: Actor<"recruiter">, context: ContractContext & { birthDate: Date | null }): Verdict {
  if (actor.teamRole === "reader") return "only_reads";
  const verdict = mayTell(actor, context);
  const minor = context.birthDate && violatedRule({ ...emptyTerms, signedOn: now() }, context.birthDate);
  return verdict === true && minor ? "contract_of_minor" : verdict;
}

const emptyTerms = { country: "", total: 0, agent: null };

async function lastContract(recruiterId: string, playerId: string) {
  const contract = await db.contract.findFirst({
    where: { recruiterId, playerId, signedOn: { not: null } },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    omit: { recruiterId: true, playerId: true, recordedById: true },
  });
  const signedOn = contract?.signedOn;
  return signedOn ? { ...contract, signedOn, state: stateOf(contract) satisfies ContractState } : null;
}
