import { useTranslations } from "next-intl";
import { Notice } from "@/components/ui/notice";

/** In the place of what only members and the owner of an organisation can do: who gives that. */
export function OnlyReads() {
  const t = useTranslations("errors");
  return <Notice>{t("seat_only_reads")}</Notice>;
}
