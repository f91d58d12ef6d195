import { useLocale, useTranslations } from "next-intl";
import { listQuery } from "@/lib/platform/http/list-search";
import { ListMenu } from "./list-menu";

type Props = { path: string; search: Record<string, string | string[] | undefined> };

/** Exports all pages of the filtered rows. */
export function ListExport({ path, search }: Props) {
  const t = useTranslations("lists");
  const locale = useLocale();
  return (
    <ListMenu summary={t("export")}>
      {(["csv", "xlsx"] as const).map((format) => (
        <li key={format}>
          <a href={`${path}${listQuery(search, { format, locale })}`} download>
            {t(format)}
          </a>
        </li>
      ))}
    </ListMenu>
  );
}
