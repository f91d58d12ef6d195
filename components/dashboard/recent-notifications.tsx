import { useFormatter, useTranslations } from "next-intl";
import type { listNotifications } from "@/lib/notifications/queries";

type Items = Awaited<ReturnType<typeof listNotifications>>["items"];

const shown = 5;

export function RecentNotifications({ items }: { items: Items }) {
  const t = useTranslations("dashboard");
  const format = useFormatter();
  return (
    <section className="block" aria-labelledby="recent">
      <header>
        <h2 id="recent">{t("recentNotifications")}</h2>
      </header>
      {items.length === 0 ? (
        <p className="small soft">{t("noNotification")}</p>
      ) : (
        <ul className="list">
          {items.slice(0, shown).map((item) => (
            <li key={item.id}>
              <span>
                <b>{item.title}</b>
                <small>{item.message}</small>
              </span>
              <time className="xs" dateTime={item.createdAt.toISOString()}>
                {format.dateTime(item.createdAt, { dateStyle: "medium" })}
              </time>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
