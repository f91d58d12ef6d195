import { useFormatter, useTranslations } from "next-intl";
import type { Figure } from "@/components/ui/figure-tiles";

/** A count of zero, and a share of too little data (null), are texts. */
export function useFigures() {
  const t = useTranslations("dashboard");
  const format = useFormatter();
  return {
    count: (count: number): Figure =>
      count === 0 ? { value: t("noneYet"), isText: true } : { value: format.number(count) },
    share: (percent: number | null): Figure =>
      percent === null ? { value: t("notEnough"), isText: true } : { value: format.number(percent / 100, "percent") },
  };
}
