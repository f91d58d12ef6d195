import { useLocale, useTranslations } from "next-intl";
import { deskQuery } from "@/lib/platform/http/desk";
import { DeskMenu } from "./desk-menu";

type Props = { path: string; search: Record<string, string | string[] | undefined> };

/** Exports all pages of the filtered rows. */
export function DeskExport({ path, search }: Props) {
  const t = useTranslations("desk");
  const locale = useLocale();
  return (
    <DeskMenu summary={t("export")}>
      {(["csv", "xlsx"] as const).map((format) => (
        <li key={format}>
          <a href={`${path}${deskQuery(search, { format, locale })}`} download>
            {t(format)}
          </a>
        </li>
      ))}
    </DeskMenu>
  );
}
