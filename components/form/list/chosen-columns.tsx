import { useTranslations } from "next-intl";
import { listQuery } from "@/lib/platform/http/list-search";
import { Link } from "@/lib/platform/i18n/navigation";
import { ListMenu } from "./list-menu";

type Props = {
  path: string;
  search: Record<string, string | string[] | undefined>;
  columns: { name: string; label: string }[];
};

/** The first column names the row and cannot be hidden. */
export function ChosenColumns({ path, search, columns }: Props) {
  const t = useTranslations("lists");
  const hidden = [search.hide ?? []].flat();
  return (
    <ListMenu summary={t("columns")}>
      {columns.slice(1).map(({ name, label }) => {
        const isShown = !hidden.includes(name);
        const hide = isShown ? [...hidden, name] : hidden.filter((hiddenName) => hiddenName !== name);
        return (
          <li key={name}>
            <Link href={`${path}${listQuery(search, { hide, after: [search.after ?? []].flat()[0] })}`} scroll={false}>
              {t(isShown ? "hideColumn" : "showColumn", { column: label })}
            </Link>
          </li>
        );
      })}
    </ListMenu>
  );
}
