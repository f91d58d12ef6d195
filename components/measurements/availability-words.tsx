import { useFormatter, useTranslations } from "next-intl";
import type { Availability } from "@/lib/measurements/schema/standing";

const day = { day: "numeric", month: "long", year: "numeric", numberingSystem: "latn", timeZone: "UTC" } as const;

/** What a mark says, in words: where the player stands, and until when a contract holds an adult. */
export function useAvailabilityWords({ state, from, committedOn, confirmedAt, stale, contract }: Availability) {
  const t = useTranslations("availability");
  const format = useFormatter();
  const on = (date: Date) => format.dateTime(date, day);
  const dated = state === "bound" ? from : state === "committed" ? committedOn : null;
  const confirmed = confirmedAt && format.dateTime(confirmedAt, "day");
  return {
    state: dated ? t(`dated.${state === "bound" ? "bound" : "committed"}`, { date: on(dated) }) : t(`state.${state}`),
    contract:
      contract.end && t("contractUntil", { month: format.dateTime(contract.end, "month", { timeZone: "UTC" }) }),
    confirmed: confirmed ? t(stale ? "lastSaid" : "confirmed", { date: confirmed }) : t("neverSaid"),
  };
}
