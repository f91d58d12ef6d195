import { useFormatter, useTranslations } from "next-intl";

/** Says of which day a screenshot of a rank is. */
export function useRankShot() {
  const t = useTranslations("esport.profile");
  const format = useFormatter();
  return (date: Date) => t("rankShot", { date: format.dateTime(date, "day", { timeZone: "UTC" }) });
}
