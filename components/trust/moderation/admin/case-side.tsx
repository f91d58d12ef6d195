import { useFormatter, useTranslations } from "next-intl";
import { Badge } from "@/components/ui/badge";
import { Link } from "@/lib/platform/i18n/navigation";
import type { OpenedCase } from "@/lib/trust/queries/cases";

/** The owner of the reported item, their account and other cases about them. */
export function CaseSide({ openedCase: { concerned, earlier } }: { openedCase: OpenedCase }) {
  const t = useTranslations("moderation");
  const format = useFormatter();
  if (!concerned) return <aside className="text-sm text-ink-2">{t("admin.house")}</aside>;
  const { name, suspendedAt, until: suspendedUntil } = concerned;
  return (
    <aside className="grid content-start gap-4 text-sm">
      <p className="grid gap-1">
        <span className="text-xs text-ink-3">{t("admin.whose")}</span>
        <b className="font-semibold wrap-anywhere [text-align:match-parent]" dir="auto">
          {name}
        </b>
        {suspendedAt && (
          <Badge look="flag" className="justify-self-start">
            {suspendedUntil
              ? t("admin.suspended", { day: format.dateTime(suspendedUntil, "short") })
              : t("admin.closedForGood")}
          </Badge>
        )}
      </p>
      <section aria-labelledby="earlier">
        <h2 id="earlier" className="border-b border-line-2 pb-2 text-md font-semibold">
          {t("admin.earlier", { name })}
        </h2>
        {earlier.length === 0 && <p className="pt-2 text-ink-2">{t("admin.none")}</p>}
        <ul>
          {earlier.map(({ id, title, kind, createdAt, ruling, state }) => (
            <li key={id} className="grid gap-0.5 border-b border-line py-2">
              <Link className="wrap-anywhere" href={`/admin/moderation/${id}`}>
                <bdi>{title || t("admin.erased")}</bdi>
              </Link>
              <span className="text-xs text-ink-2">
                {t(`kind.${kind}`)} · {ruling ? t(`rulings.${ruling}`) : t(`admin.states.${state}`)} ·{" "}
                {format.dateTime(createdAt, "short")}
              </span>
            </li>
          ))}
        </ul>
      </section>
    </aside>
  );
}
