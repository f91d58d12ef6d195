import { useFormatter, useTranslations } from "next-intl";
import { InWords } from "@/components/ui/stat";

/** Null, too little data, is shown as a text. */
export function Share({ percent }: { percent: number | null }) {
  const t = useTranslations("dashboard");
  const format = useFormatter();
  if (percent === null) return <InWords>{t("notEnough")}</InWords>;
  return format.number(percent / 100, "percent");
}
