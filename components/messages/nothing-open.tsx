import { useTranslations } from "next-intl";
import { Unchalked } from "@/components/ui/unchalked";

/** The place beside the list while no conversation is open; on phones the list has the page to itself. */
export function NothingOpen() {
  const t = useTranslations("messages");
  return (
    <div className="mail-none">
      <Unchalked />
      <p className="soft">{t("choose")}</p>
    </div>
  );
}
