import { useTranslations } from "next-intl";
import { EmptyDrawing } from "@/components/ui/empty-state";

/** The place beside the list while no conversation is open; on phones the list has the page to itself. */
export function NothingOpen() {
  const t = useTranslations("messages");
  return (
    <div className="mail-none">
      <EmptyDrawing />
      <p className="soft">{t("choose")}</p>
    </div>
  );
}
