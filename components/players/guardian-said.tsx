import { useFormatter, useTranslations } from "next-intl";
import { Notice } from "@/components/ui/notice";
import type { GuardianView } from "@/lib/players/queries/guardian";

/** What was answered so far; nothing before the first answer. */
export function GuardianSaid({ guardian: { status, confirmedAt } }: { guardian: GuardianView }) {
  const t = useTranslations("players.guardian");
  const format = useFormatter();
  if (status === "declined") return <Notice title={t("saidNo")} />;
  if (status === "invited" || !confirmedAt) return null;
  return <Notice look="good" title={t("saidYes", { date: format.dateTime(confirmedAt, "day") })} />;
}
