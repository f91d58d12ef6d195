import { useTranslations } from "next-intl";
import { Disclosure } from "@/components/ui/disclosure";
import { deskQuery } from "@/lib/core/desk";
import { Link } from "@/lib/core/i18n/navigation";

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
    <Disclosure summary={t("columns")} small className="relative">
      <ul className="absolute end-0 z-10 grid min-w-48 border border-line-2 bg-paper py-2 shadow-over">
        {columns.slice(1).map(({ name, label }) => {
          const shown = !hidden.includes(name);
          const hide = shown ? [...hidden, name] : hidden.filter((other) => other !== name);
          return (
            <li key={name}>
              <Link
                className="flex min-h-target items-center px-4 text-sm no-underline hover:bg-ground-2"
                href={`${path}${deskQuery(search, { hide, after: [search.after ?? []].flat()[0] })}`}
                scroll={false}
              >
                {t(shown ? "hideColumn" : "showColumn", { column: label })}
              </Link>
            </li>
          );
        })}
      </ul>
    </Disclosure>
  );
}
