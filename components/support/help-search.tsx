import { useLocale, useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { longestSearch } from "@/lib/platform/command/input";
import { getPathname } from "@/lib/platform/i18n/navigation";

/** A GET form, so that it works without scripts and results can be shared. */
export function HelpSearch({ phrase }: { phrase: string }) {
  const t = useTranslations("help");
  return (
    <search className="block pb-8">
      <form className="search" action={getPathname({ href: "/help", locale: useLocale() })}>
        <div className="box">
          <Icon name="search" />
          <label className="vh" htmlFor="help-search">
            {t("search")}
          </label>
          <input
            id="help-search"
            className="control ps-11"
            type="search"
            name="q"
            maxLength={longestSearch}
            placeholder={t("search")}
            defaultValue={phrase}
            required
          />
        </div>
        <Button type="submit">{t("submit")}</Button>
      </form>
    </search>
  );
}
