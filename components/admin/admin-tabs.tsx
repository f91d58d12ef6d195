import { useTranslations } from "next-intl";
import { Badge } from "@/components/ui/badge";
import { Tabs } from "@/components/ui/tabs";
import "./admin.css";

const sections = [
  ["kyc", "/admin"],
  ["wishes", "/admin/wishlist"],
] as const;

/** Only the sections that work; `pending` is what waits in the current one. */
export function AdminTabs({ current, pending }: { current: (typeof sections)[number][0]; pending: number }) {
  const t = useTranslations("admin");
  return (
    <div className="desk-tab">
      <Tabs
        label={t("tabs")}
        items={sections.map(([name, href]) => ({ href, label: t(name), current: name === current }))}
      />
      <Badge look={pending > 0 ? "flag" : "dash"}>{t("pendingCount", { count: pending })}</Badge>
    </div>
  );
}
