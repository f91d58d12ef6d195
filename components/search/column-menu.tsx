import { useTranslations } from "next-intl";
import { useAttributeWords } from "@/components/measurements/words";
import { LinkButton } from "@/components/ui/link-button";
import type { SearchResult } from "@/lib/search/queries/search";
import type { FixedColumn } from "@/lib/search/schema/column-names";
import { columnChoices } from "@/lib/search/schema/columns-shown";
import { searchQuery } from "@/lib/search/schema/search";
import { ColumnMenuView } from "./column-menu-view";

/** Each choice is a link, so that it stays part of the search. */
export function ColumnMenu({ result: { carried: criteria, accessLevel } }: { result: SearchResult }) {
  const [t, rows] = [useTranslations("lists"), useTranslations("search.rows")];
  const attributeTexts = useAttributeWords();
  const { columns, ...criteriaWithoutColumns } = criteria;
  const usual = `/players${searchQuery(criteriaWithoutColumns)}`;
  const column = "{column}";
  return (
    <div className="flex flex-wrap items-center gap-x-4 md:ms-auto">
      {columns && (
        <LinkButton variant="bare" small href={usual}>
          {rows("usual")}
        </LinkButton>
      )}
      <ColumnMenuView
        usual={usual}
        words={{ title: t("columns"), hide: t("hideColumn", { column }), show: t("showColumn", { column }) }}
        columns={columnChoices(criteria, accessLevel).map(({ name, attribute, shown: isShown }) => [
          name,
          attribute ? attributeTexts.label(attribute.key) : rows(name as FixedColumn),
          isShown,
        ])}
      />
    </div>
  );
}
