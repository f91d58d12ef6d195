import { useFormatter, useTranslations } from "next-intl";

/** Returns a function from the day of a screenshot of a rank to its caption. */
export function useRankShot() {
  const t = useTranslations("esport.profile");
  const format = useFormatter();
  return (date: Date) => t("rankShot", { date: format.dateTime(date, "day", { timeZone: "UTC" }) });
}
