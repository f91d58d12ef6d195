import { useTranslations } from "next-intl";
import { EmptyState } from "@/components/ui/empty-state";
import { Pagination } from "@/components/ui/pagination";
import type { listNotifications } from "@/lib/notifications/queries/bell";
import { Link } from "@/lib/platform/i18n/navigation";
import { MarkAll } from "./mark-all";
import { Rows } from "./rows";

type Props = { list: Awaited<ReturnType<typeof listNotifications>>; unread: boolean; after: string | undefined };

export function NotificationsPage({ list: { items, unread: count, next }, unread, after }: Props) {
  const t = useTranslations("notifications");
  const path = unread ? "/notifications?show=unread" : "/notifications";
  const nextHref = next && `${path}${unread ? "&" : "?"}after=${next}`;
  return (
    <div className="wrap grid gap-6 pt-6 pb-section">
      <header className="grid gap-2">
        <h1 className="text-display-m">{t("bell")}</h1>
        <p className="flex flex-wrap items-baseline gap-x-4 text-ink-2">
          {t("unread", { count })}
          <Link href="/account/notifications" className="text-sm underline">
            {t("settings.way")}
          </Link>
        </p>
      </header>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <nav aria-label={t("filter")} className="flex gap-2">
          {(["every", "onlyUnread"] as const).map((filter) => (
            <Link
              key={filter}
              className="chip"
              href={filter === "every" ? "/notifications" : "/notifications?show=unread"}
              aria-current={unread === (filter === "onlyUnread") ? "true" : undefined}
            >
              {t(filter)}
            </Link>
          ))}
        </nav>
        {count > 0 && <MarkAll>{t("markAll")}</MarkAll>}
      </div>
      {items.length > 0 ? (
        <Rows items={items} className="data-new:-mx-4 data-new:bg-ground-2 data-new:px-4" />
      ) : (
        <EmptyState
          drawing="halfway"
          as="h2"
          title={t(unread ? "allRead" : "empty")}
          hint={t(unread ? "allReadHint" : "emptyHint")}
        />
      )}
      <Pagination first={after && path} next={nextHref} />
    </div>
  );
}
