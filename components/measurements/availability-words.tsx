import { useFormatter, useTranslations } from "next-intl";
import type { Availability } from "@/lib/measurements/schema/stated-availability";

const day = { day: "numeric", month: "long", year: "numeric", numberingSystem: "latn", timeZone: "UTC" } as const;

type StatedState = Pick<Availability, "state" | "from" | "committedOn" | "committedSince">;

/** Returns a function from an availability to its state in words, with the date if there is one. */
export function useAvailabilityState() {
  const t = useTranslations("availability");
  const format = useFormatter();
  return ({ state, from: availableFrom, committedOn, committedSince }: StatedState) => {
    const date = state === "bound" ? availableFrom : state === "committed" ? committedOn : null;
    const committed = committedSince ? "committedSince" : "committed";
    return date
      ? t(`dated.${state === "bound" ? "bound" : committed}`, { date: format.dateTime(date, day) })
      : t(`state.${state}`);
  };
}

/** Texts for an availability; the end of a contract is shown for adults only. */
export function useAvailabilityWords(availability: Availability) {
  const t = useTranslations("availability");
  const format = useFormatter();
  const stateOf = useAvailabilityState();
  const { confirmedAt, stale, contract } = availability;
  const confirmed = confirmedAt && format.dateTime(confirmedAt, "day");
  return {
    state: stateOf(availability),
    contract:
      contract.end && t("contractUntil", { month: format.dateTime(contract.end, "month", { timeZone: "UTC" }) }),
    confirmed: confirmed ? t(stale ? "lastStated" : "confirmed", { date: confirmed }) : t("neverStated"),
  };
}
