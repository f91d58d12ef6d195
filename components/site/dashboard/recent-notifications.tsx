import { useTranslations } from "next-intl";
import { Rows } from "@/components/notifications/rows";
import { EmptyState } from "@/components/ui/empty-state";
import { MoreLink } from "@/components/ui/more-link";
import type { BellItem } from "@/lib/notifications/queries/bell";

const maxRows = 5;

export function RecentNotifications({ items }: { items: BellItem[] }) {
  const t = useTranslations("dashboard");
  const notificationsT = useTranslations("notifications");
  return (
    <section className="block" aria-labelledby="recent">
      <header>
        <h2 id="recent">{t("recentNotifications")}</h2>
      </header>
      {items.length === 0 ? (
        <EmptyState drawing="halfway" title={t("noNotification")} hint={notificationsT("emptyHint")} />
      ) : (
        <>
          <Rows items={items.slice(0, maxRows)} />
          <p className="pt-3">
            <MoreLink href="/notifications">{notificationsT("all")}</MoreLink>
          </p>
        </>
      )}
    </section>
  );
}
