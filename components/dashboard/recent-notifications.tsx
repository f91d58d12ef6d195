import { useTranslations } from "next-intl";
import { Rows } from "@/components/notifications/rows";
import { EmptyState } from "@/components/ui/empty-state";
import { MoreLink } from "@/components/ui/more-link";
import type { BellView } from "@/lib/notifications/queries/bell";

const shown = 5;

export function RecentNotifications({ items }: { items: BellView["items"] }) {
  const t = useTranslations("dashboard");
  const words = useTranslations("notifications");
  return (
    <section className="block" aria-labelledby="recent">
      <header>
        <h2 id="recent">{t("recentNotifications")}</h2>
      </header>
      {items.length === 0 ? (
        <EmptyState drawing="halfway" title={t("noNotification")} hint={words("emptyHint")} />
      ) : (
        <>
          <Rows items={items.slice(0, shown)} />
          <p className="pt-3">
            <MoreLink href="/notifications">{words("all")}</MoreLink>
          </p>
        </>
      )}
    </section>
  );
}
