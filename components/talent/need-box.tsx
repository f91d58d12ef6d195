import type { Route } from "next";
import NextForm from "next/form";
import { useLocale, useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { getPathname } from "@/lib/core/i18n/navigation";
import type { SportSlug } from "@/lib/sports/schema";
import { longestNeed } from "@/lib/talent/schema/need/normalise";

type Props = { said: string | undefined; sport: SportSlug | undefined; page?: NeedPage };
/** Where words are read: in the search, or where a need is written. */
export type NeedPage = "/players" | "/dashboard/needs";

/** One field that is read as words: whom one needs, in any of our languages. Sent by GET, so it works without scripts. */
export function NeedBox({ said, sport, page = "/players" }: Props) {
  const t = useTranslations("talent.need");
  const path = getPathname({ href: page, locale: useLocale() }) as Route;
  return (
    <NextForm className="mb-gap grid gap-2" action={path} scroll={false}>
      <label htmlFor="need">{t("label")}</label>
      <div className="search">
        <div className="box">
          <Icon name="search" />
          <input
            id="need"
            className="control ps-11"
            name="need"
            type="search"
            defaultValue={said}
            maxLength={longestNeed}
            placeholder={t("example")}
            autoComplete="off"
            required
          />
        </div>
        <Button type="submit" variant="go">
          {t("submit")}
        </Button>
      </div>
      {sport && <input type="hidden" name="sport" value={sport} />}
    </NextForm>
  );
}
