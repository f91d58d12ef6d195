import { useTranslations } from "next-intl";
import { type Href, Link } from "@/lib/core/i18n/navigation";
import { Icon } from "./icon";

/** Keyset pages have no numbers: to the first, and on. */
export function Pagination({ first, next }: { first?: Href | null; next?: Href | null }) {
  const t = useTranslations("ui");
  if (!first && !next) return null;
  return (
    <nav className="pagination" aria-label={t("pages")}>
      {first && (
        <Link className="btn" href={first}>
          <Icon name="back" />
          {t("first")}
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
