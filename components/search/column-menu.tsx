import { useTranslations } from "next-intl";
import { DeskMenu, deskMenuLink } from "@/components/desk/desk-menu";
import { useAttributeWords } from "@/components/measurements/words";
import { LinkButton } from "@/components/ui/link-button";
import { Link } from "@/lib/platform/i18n/navigation";
import type { Found } from "@/lib/search/queries/search";
import type { FixedColumn } from "@/lib/search/schema/column-names";
import { columnChoices } from "@/lib/search/schema/columns-shown";
import { searchQuery } from "@/lib/search/schema/search";

/** Which columns the rows have; each choice is an address, so that it needs no scripts and goes along with the search. */
export function ColumnMenu({ found: { carried, reach } }: { found: Found }) {
  const [t, rows] = [useTranslations("desk"), useTranslations("talent.rows")];
  const words = useAttributeWords();
  const { columns, ...usual } = carried;
  return (
    <div className="flex flex-wrap items-center gap-x-4 md:ms-auto">
      {columns && (
        <LinkButton variant="bare" small href={`/players${searchQuery(usual)}`}>
          {rows("usual")}
        </LinkButton>
      )}
      <DeskMenu summary={t("columns")}>
        {columnChoices(carried, reach).map(({ name, attribute, shown, search: other }) => {
          const column = attribute ? words.label(attribute.key) : rows(name as FixedColumn);
          return (
            <li key={name}>
              <Link className={deskMenuLink} href={`/players${searchQuery(other)}`} scroll={false}>
                {t(shown ? "hideColumn" : "showColumn", { column })}
              </Link>
            </li>
          );
        })}
      </DeskMenu>
    </div>
  );
}
