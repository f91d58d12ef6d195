import { daysFrom } from "@/lib/platform/clock";
import { staleDays } from "./availability";

/** What is known of a player: what was said last, and the newest claims. */
export type StatedAvailability = {
  answer: "available" | "unavailable" | "committed" | null;
  committedOn: Date | null;
  confirmedAt: Date | null;
  availableFrom: Date | null;
  contract: { status: string | null; end: Date | null };
};

/** `from` is the day on which whoever is bound becomes free, where it is known. */
export type Availability = {
  state: "free" | "bound" | "committed" | "unavailable" | "unsaid";
  from: Date | null;
  contract: { status: string | null; end: Date | null };
  committedOn: Date | null;
  confirmedAt: Date | null;
  /** Nobody confirmed it for a while. */
  stale: boolean;
};

/** Statuses that hold a player until the contract ends. */
const binding = new Set(["contract", "loan"]);

export function availabilityOn(
  day: Date,
  { answer, committedOn, confirmedAt, availableFrom, contract }: StatedAvailability,
): Availability {
  const contractClaims = {
    contract,
    committedOn,
    confirmedAt,
    stale: confirmedAt === null || confirmedAt < daysFrom(day, -staleDays),
  };
  if (answer === "committed" || answer === "unavailable") return { ...contractClaims, state: answer, from: null };
  const bound = contract.status !== null && binding.has(contract.status) ? contract.end : null;
  // The player's own word on a day counts for more than the end of the contract.
  const from = availableFrom ?? bound;
  if (from && from > day) return { ...contractClaims, state: "bound", from };
  const isBoundWithoutEnd =
    availableFrom === null && bound === null && contract.status !== null && binding.has(contract.status);
  if (isBoundWithoutEnd) return { ...contractClaims, state: "bound", from: null };
  if (answer === null && availableFrom === null && contract.status === null)
    return { ...contractClaims, state: "unsaid", from: null };
  return { ...contractClaims, state: "free", from: null };
}
