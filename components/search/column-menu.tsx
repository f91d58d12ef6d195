import { useTranslations } from "next-intl";
import { ListMenu } from "@/components/form/list/list-menu";
import { useAttributeWords } from "@/components/measurements/words";
import { LinkButton } from "@/components/ui/link-button";
import { Link } from "@/lib/platform/i18n/navigation";
import type { Found } from "@/lib/search/queries/search";
import type { FixedColumn } from "@/lib/search/schema/column-names";
import { columnChoices } from "@/lib/search/schema/columns-shown";
import { searchQuery } from "@/lib/search/schema/search";

/** Each choice is a link, so that it works without scripts and stays part of the search. */
export function ColumnMenu({ found: { carried: criteria, accessLevel } }: { found: Found }) {
  const [t, rows] = [useTranslations("lists"), useTranslations("search.rows")];
  const attributeTexts = useAttributeWords();
  const { columns, ...criteriaWithoutColumns } = criteria;
  return (
    <div className="flex flex-wrap items-center gap-x-4 md:ms-auto">
      {columns && (
        <LinkButton variant="bare" small href={`/players${searchQuery(criteriaWithoutColumns)}`}>
          {rows("usual")}
        </LinkButton>
      )}
      <ListMenu summary={t("columns")}>
        {columnChoices(criteria, accessLevel).map(({ name, attribute, shown: isShown, search: otherSearch }) => {
          const column = attribute ? attributeTexts.label(attribute.key) : rows(name as FixedColumn);
          return (
            <li key={name}>
              <Link href={`/players${searchQuery(otherSearch)}`} scroll={false}>
                {t(isShown ? "hideColumn" : "showColumn", { column })}
              </Link>
            </li>
          );
        })}
      </ListMenu>
    </div>
  );
}
