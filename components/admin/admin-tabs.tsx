import { useTranslations } from "next-intl";
import { Badge } from "@/components/ui/badge";
import { Tabs } from "@/components/ui/tabs";
import type { Desk } from "./desks";
import "./admin.css";

type Props = { desks: Desk[]; current: Desk["name"]; pending: number };

/** `pending` is what waits in the current section. */
export function AdminTabs({ desks, current, pending }: Props) {
  const t = useTranslations("admin");
  return (
    <div className="desk-tab">
      <Tabs
        label={t("tabs")}
        items={desks.map(({ name, href }) => ({ href, label: t(name), current: name === current }))}
      />
      <Badge look={pending > 0 ? "flag" : "dash"}>{t("pendingCount", { count: pending })}</Badge>
    </div>
  );
}
