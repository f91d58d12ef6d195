import { useTranslations } from "next-intl";
import { Badge } from "@/components/ui/badge";
import { Tabs } from "@/components/ui/tabs";
import "./admin.css";

/** Only the sections that work. */
export function AdminTabs({ pending }: { pending: number }) {
  const t = useTranslations("admin");
  return (
    <div className="desk-tab">
      <Tabs label={t("tabs")} items={[{ href: "/admin", label: t("kyc"), current: true }]} />
      <Badge look={pending > 0 ? "flag" : "dash"}>{t("pendingCount", { count: pending })}</Badge>
    </div>
  );
}
