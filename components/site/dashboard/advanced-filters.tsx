import type { Route } from "next";
import { useLocale, useTranslations } from "next-intl";
import { Block } from "@/components/ui/block";
import { buttonClass } from "@/components/ui/button-class";
import { getPathname } from "@/lib/platform/i18n/navigation";

/** Id of each filter in the search page. */
const filters = {
  availability: "facet-available_from",
  level: "facet-levels",
  place: "facet-place",
  pay: "facet-pay_wish",
} as const;

/** Plain links, because only a native navigation to an anchor opens folded filters and shows the list on a phone. */
export function AdvancedFilters() {
  const t = useTranslations("dashboard");
  const path = getPathname({ href: "/players", locale: useLocale() }) as Route;
  return (
    <Block name="advanced" title={t("advancedFilters")}>
      <ul className="mt-4 flex flex-wrap gap-3">
        {(Object.keys(filters) as (keyof typeof filters)[]).map((filter) => (
          <li key={filter}>
            <a className={buttonClass({ small: true })} href={`${path}#${filters[filter]}`}>
              {t(`advanced.${filter}`)}
            </a>
          </li>
        ))}
      </ul>
    </Block>
  );
}
