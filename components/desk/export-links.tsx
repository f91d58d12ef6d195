import { useLocale, useTranslations } from "next-intl";
import { buttonClass } from "@/components/ui/button-class";
import { Icon } from "@/components/ui/icon";
import { deskQuery } from "@/lib/core/desk";

type Props = { path: string; search: Record<string, string | string[] | undefined> };

/** The rows that are shown, all pages of them, as a file. */
export function ExportLinks({ path, search }: Props) {
  const t = useTranslations("desk");
  const locale = useLocale();
  return (["csv", "xlsx"] as const).map((format) => (
    <a
      key={format}
      className={buttonClass({ variant: "quiet", small: true })}
      href={`${path}${deskQuery(search, { format, locale })}`}
      download
    >
      <Icon name="file" />
      {t(format)}
    </a>
  ));
}
