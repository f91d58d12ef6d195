import type { Route } from "next";
import NextForm from "next/form";
import { useLocale, useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { getPathname } from "@/lib/platform/i18n/navigation";
import { longestNeed } from "@/lib/search/schema/need/normalise";
import type { SportSlug } from "@/lib/sports/schema/sports";

type Props = { text: string | undefined; sport: SportSlug | undefined; page?: NeedPage };
/** The page with the box: the search, or the form for a new need. */
export type NeedPage = "/players" | "/dashboard/needs";

/** Text field for a need in any supported language; in the search it also accepts a handle, a city or a name. A GET form, so that it works without scripts. */
export function NeedBox({ text, sport, page = "/players" }: Props) {
  const [t, search] = [useTranslations("search.need"), useTranslations("search.search")];
  const searches = page === "/players";
  const path = getPathname({ href: page, locale: useLocale() }) as Route;
  return (
    <NextForm role={searches ? "search" : undefined} className="grid gap-2" action={path} scroll={false}>
      <label htmlFor="need">{t(searches ? "label" : "whom")}</label>
      <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-2">
        <div className="box relative">
          <span className="pointer-events-none absolute inset-y-0 start-4 flex items-center">
            <Icon name="search" />
          </span>
          <input
            id="need"
            className="control ps-11"
            name="need"
            type="search"
            defaultValue={text}
            maxLength={longestNeed}
            placeholder={t("example")}
            autoComplete="off"
            required
          />
        </div>
        <Button type="submit" variant={searches || !text ? "go" : "outline"} className="max-sm:px-4">
          {searches ? search("submit") : t("submit")}
        </Button>
      </div>
      {sport && <input type="hidden" name="sport" value={sport} />}
    </NextForm>
  );
}
