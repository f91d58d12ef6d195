import { useTranslations } from "next-intl";
import { SearchWords } from "@/components/search/search-words";
import type { ShownNeed } from "@/lib/pipeline/queries/public";
import { OrganizationPart } from "./organization-part";

/** Only needs that the organization made public; hidden if there are none. */
export function OrganizationNeeds({ needs }: { needs: ShownNeed[] }) {
  const t = useTranslations("recruiters.organization");
  const needT = useTranslations("needs.need");
  if (needs.length === 0) return null;
  return (
    <OrganizationPart title={t("needs")} lead={t("needsLead")}>
      <ul>
        {needs.map(({ id, title, wanted: wantedCount, search }) => (
          <li key={id} className="grid gap-1 border-t border-line py-3 wrap-anywhere">
            <span className="font-semibold" dir="auto">
              {title}
            </span>
            <span className="text-sm text-ink-2">
              <SearchWords search={search} /> · {needT("sought", { count: wantedCount })}
            </span>
          </li>
        ))}
      </ul>
    </OrganizationPart>
  );
}
