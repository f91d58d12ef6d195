import { useTranslations } from "next-intl";
import { Notice } from "@/components/ui/notice";
import { Link } from "@/lib/platform/i18n/navigation";

type Props = { name: string; withdrew: boolean };

/** What the guardian's refusal or withdrawal means for the player, and what the player can do. */
export function GuardianRefused({ name, withdrew }: Props) {
  const t = useTranslations("players.guardianRefused");
  return (
    <div className="pb-6">
      <Notice title={<b>{t("title", { name, withdrew: withdrew ? "yes" : "no" })}</b>}>
        <p>{t("means")}</p>
        <p>{t("act", { name })}</p>
        <p>{t.rich("support", { name, link: (chunks) => <Link href="/contact">{chunks}</Link> })}</p>
      </Notice>
    </div>
  );
}
