import { useTranslations } from "next-intl";
import { type Href, Link } from "@/lib/core/i18n/navigation";
import { Icon } from "./icon";

/** Keyset pages have no numbers: back and on. */
export function Pagination({ previous, next }: { previous?: Href | null; next?: Href | null }) {
  const t = useTranslations("ui");
  if (!previous && !next) return null;
  return (
    <nav className="pagination" aria-label={t("pages")}>
      {previous && (
        <Link className="btn" href={previous} rel="prev">
          <Icon name="back" />
          {t("previous")}
        </Link>
      )}
      {next && (
        <Link className="btn next" href={next} rel="next">
          {t("next")}
          <Icon name="forward" />
        </Link>
      )}
    </nav>
  );
}
