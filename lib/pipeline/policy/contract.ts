import { agentLaws } from "@/lib/billing/schema";
import { ADULT_AGE } from "@/lib/platform/ages";
import { ageOn } from "@/lib/platform/clock";
import type { Actor, Verdict } from "@/lib/platform/command/actor";
import { codeWithValues } from "@/lib/platform/command/refusal";
import type { ContractInput, ContractState } from "../schema/contract";
import type { Stage } from "../schema/stages";

export type ContractContext = { verified: boolean; stage: Stage; inContact: boolean; state: ContractState | null };

export function mayTell(
  _recruiter: Actor<"recruiter">,
  { verified, stage, inContact, state }: ContractContext,
): Verdict {
  if (!verified) return "recruiter_not_verified";
  if (state === "waiting") return "contract_waiting";
  if (state === "confirmed") return "contract_confirmed";
  if (stage !== "contract") return "match_not_signed";
  return inContact || "contract_without_contact";
}

export type RuleViolation = { field: "signedOn" | "agentLicence" | "agentFee"; code: string };

/** The first violated rule, with its article: no contracts with minors, and the country's rules for agents. */
export function violatedRule({ country, signedOn, total, agent }: Rules, birthDate: Date): RuleViolation | null {
  const law = agentLaws[country];
  if (wasMinor({ signedOn, birthDate }))
    return {
      field: "signedOn",
      code: law ? codeWithValues("contract_of_minor_by_law", law.minors) : "contract_of_minor",
    };
  if (!law || !agent) return null;
  if (!agent.licence) return { field: "agentLicence", code: codeWithValues("agent_without_licence", law.licence) };
  if (agent.feeCents * 100 > law.most * total)
    return { field: "agentFee", code: codeWithValues("agent_fee_too_high", String(law.most), law.fee) };
  return null;
}

type Rules = Pick<ContractInput, "country" | "signedOn" | "total" | "agent">;

const wasMinor = ({ signedOn, birthDate }: { signedOn: Date; birthDate: Date }) =>
  ageOn(birthDate, signedOn) < ADULT_AGE;

type WithState = { state: ContractState };

export function mayAnswer(
  _player: Actor<"player">,
  contract: WithState & { signedOn: Date; birthDate: Date },
): Verdict {
  if (contract.state !== "waiting") return "contract_answered";
  return !wasMinor(contract) || "contract_of_minor";
}

export const mayWithdraw = (_recruiter: Actor<"recruiter">, { state }: WithState): Verdict =>
  state === "waiting" || "contract_answered";
