import { useTranslations } from "next-intl";
import { Rows } from "@/components/notifications/rows";
import { Block } from "@/components/ui/block";
import type { BellItem } from "@/lib/notifications/queries/bell";

const maxRows = 2;

export function RecentNotifications({ items }: { items: BellItem[] }) {
  const t = useTranslations("dashboard");
  const notificationsT = useTranslations("notifications");
  return (
    <Block
      name="recent"
      title={t("recentNotifications")}
      {...(items.length > 0 && { more: ["/notifications", notificationsT("all")] as const })}
    >
      {items.length === 0 ? (
        <>
          <p>{t("noNotification")}</p>
          <p className="small soft">{notificationsT("emptyHint")}</p>
        </>
      ) : (
        <Rows items={items.slice(0, maxRows)} brief />
      )}
    </Block>
  );
}
