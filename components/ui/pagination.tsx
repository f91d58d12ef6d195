import { useTranslations } from "next-intl";
import type { Href } from "@/lib/platform/i18n/navigation";
import { Icon } from "./icon";
import { LinkButton } from "./link-button";

/** Keyset pagination has no page numbers, only the first and the next page. */
export function Pagination({ first, next }: { first?: Href | null; next?: Href | null }) {
  const t = useTranslations("ui");
  if (!first && !next) return null;
  return (
    <nav className="pagination flex flex-wrap gap-3 py-6" aria-label={t("pages")}>
      {first && (
        <LinkButton href={first}>
          <Icon name="back" />
          {t("first")}
        </LinkButton>
      )}
      {next && (
        <LinkButton className="ms-auto" href={next} rel="next">
          {t("next")}
          <Icon name="forward" />
        </LinkButton>
      )}
    </nav>
  );
}
