import { daysFrom } from "@/lib/platform/clock";
import { staleDays } from "./availability";

export type StatedAvailability = {
  answer: "available" | "unavailable" | "committed" | null;
  committedOn: Date | null;
  confirmedAt: Date | null;
  availableFrom: Date | null;
  contract: { status: string | null; end: Date | null };
};

/** `from` is the day on which a bound player becomes free, if known. */
export type Availability = {
  state: "free" | "bound" | "committed" | "unavailable" | "unsaid";
  from: Date | null;
  contract: { status: string | null; end: Date | null };
  committedOn: Date | null;
  /** The day of `committedOn` has come. */
  committedSince: boolean;
  confirmedAt: Date | null;
  stale: boolean;
};

const bindingStatuses = new Set(["contract", "loan"]);

export function availabilityOn(
  day: Date,
  { answer, committedOn, confirmedAt, availableFrom, contract }: StatedAvailability,
): Availability {
  const common = {
    contract,
    committedOn,
    committedSince: committedOn !== null && committedOn <= day,
    confirmedAt,
    stale: confirmedAt === null || confirmedAt < daysFrom(day, -staleDays),
  };
  if (answer === "committed" || answer === "unavailable") return { ...common, state: answer, from: null };
  const contractEnd = contract.status !== null && bindingStatuses.has(contract.status) ? contract.end : null;
  // The player's stated day takes precedence over the end of the contract.
  const from = availableFrom ?? contractEnd;
  if (from && from > day) return { ...common, state: "bound", from };
  const isBoundWithoutEnd =
    availableFrom === null && contractEnd === null && contract.status !== null && bindingStatuses.has(contract.status);
  if (isBoundWithoutEnd) return { ...common, state: "bound", from: null };
  if (answer === null && availableFrom === null && contract.status === null)
    return { ...common, state: "unsaid", from: null };
  return { ...common, state: "free", from: null };
}
