import { useFormatter, useTranslations } from "next-intl";

/** A share as a numeral, or in words that there is not enough behind it. */
export function Share({ percent }: { percent: number | null }) {
  const t = useTranslations("dashboard");
  const format = useFormatter();
  if (percent === null) return <span className="font-text text-lg font-medium">{t("notEnough")}</span>;
  return format.number(percent / 100, "percent");
}
