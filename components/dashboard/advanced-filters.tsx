import { useTranslations } from "next-intl";
import { LinkButton } from "@/components/ui/link-button";

const filters = ["availability", "level", "place", "pay"] as const;

/** The search's own filters, which stand beside its list. */
export function AdvancedFilters() {
  const t = useTranslations("dashboard");
  return (
    <section className="block" aria-labelledby="advanced">
      <header>
        <h2 id="advanced">{t("advancedFilters")}</h2>
      </header>
      <ul className="mt-4 flex flex-wrap gap-3">
        {filters.map((filter) => (
          <li key={filter}>
            <LinkButton small href="/players#filters">
              {t(`advanced.${filter}`)}
            </LinkButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
