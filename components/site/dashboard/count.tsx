import { useFormatter, useTranslations } from "next-intl";
import { InWords } from "@/components/ui/stat";

/** Zero is shown as a text. */
export function Count({ of: count }: { of: number }) {
  const t = useTranslations("dashboard");
  const format = useFormatter();
  return count === 0 ? <InWords>{t("noneYet")}</InWords> : format.number(count);
}
