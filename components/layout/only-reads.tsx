import { useTranslations } from "next-intl";
import { Notice } from "@/components/ui/notice";

/** Shown to readers in place of actions that only members and the owner may use. */
export function OnlyReads() {
  const t = useTranslations("errors");
  return <Notice>{t("only_reads")}</Notice>;
}
