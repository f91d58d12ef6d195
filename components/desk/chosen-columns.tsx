import { useTranslations } from "next-intl";
import { deskQuery } from "@/lib/platform/http/desk";
import { Link } from "@/lib/platform/i18n/navigation";
import { DeskMenu, deskMenuLink } from "./desk-menu";

type Props = {
  path: string;
  search: Record<string, string | string[] | undefined>;
  columns: { name: string; label: string }[];
};

/** Which columns the list has; the first, which names the row, is always there. */
export function ChosenColumns({ path, search, columns }: Props) {
  const t = useTranslations("desk");
  const hidden = [search.hide ?? []].flat();
  return (
    <DeskMenu summary={t("columns")}>
      {columns.slice(1).map(({ name, label }) => {
        const shown = !hidden.includes(name);
        const hide = shown ? [...hidden, name] : hidden.filter((other) => other !== name);
        return (
          <li key={name}>
            <Link
              className={deskMenuLink}
              href={`${path}${deskQuery(search, { hide, after: [search.after ?? []].flat()[0] })}`}
              scroll={false}
            >
              {t(shown ? "hideColumn" : "showColumn", { column: label })}
            </Link>
          </li>
        );
      })}
    </DeskMenu>
  );
}
