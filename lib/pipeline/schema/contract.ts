import { z } from "zod";
import { daysFrom, now } from "@/lib/platform/clock";
import { country, day, id, line, optional, tickable } from "@/lib/platform/command/input";
import { cents, mostContractCents } from "@/lib/platform/money";
import type { ContractAnswer } from "@/lib/platform/prisma/enums";

export const longestAgentName = 120;
export const longestLicence = 60;
/** Days after signing within which a contract can be reported. */
const maxAgeDays = 365;

/** "open": created before both sides had to confirm. */
export const contractStates = ["waiting", "confirmed", "denied", "withdrawn", "open"] as const;
export type ContractState = (typeof contractStates)[number];

type ContractDates = { signedOn: Date | null; signedAt: Date | null; answer: ContractAnswer | null };

export function stateOf({ signedOn, signedAt, answer }: ContractDates): ContractState {
  if (signedAt) return "confirmed";
  if (answer === "no") return "denied";
  if (answer === "withdrawn") return "withdrawn";
  return signedOn ? "waiting" : "open";
}

export const recordContractInput = z
  .object({
    matchId: id,
    total: cents(1, mostContractCents),
    signedOn: day()
      .refine((date) => date <= now(), "date_in_future")
      .refine((date) => daysFrom(date, maxAgeDays + 1) > now(), "contract_too_old"),
    country: country(),
    agent: tickable,
    agentName: optional(line(longestAgentName)),
    agentLicence: optional(line(longestLicence)),
    agentFee: optional(cents(0, mostContractCents)),
  })
  .refine(({ agent, agentName }) => !agent || agentName, { error: "required", path: ["agentName"] })
  .refine(({ agent, agentFee }) => !agent || agentFee !== undefined, { error: "required", path: ["agentFee"] })
  .transform(({ agent, agentName, agentLicence = null, agentFee, ...terms }) => ({
    ...terms,
    agent: agent && agentName ? { name: agentName, licence: agentLicence, feeCents: agentFee ?? 0 } : null,
  }));
export type ContractInput = z.output<typeof recordContractInput>;

export const contractInput = z.object({ contractId: id });
export const answerInput = contractInput.extend({
  answer: z.enum(["yes", "no"], "required").transform((answer) => answer === "yes"),
});
