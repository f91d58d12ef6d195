import type { Route } from "next";
import NextForm from "next/form";
import { useLocale, useTranslations } from "next-intl";
import { RangePair } from "@/components/form/range-pair";
import { Select } from "@/components/form/select";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { countriesByName } from "@/lib/core/countries";
import { getPathname } from "@/lib/core/i18n/navigation";
import { longestSearch } from "@/lib/core/input";
import { levels, sportPositions, sportSlugs } from "@/lib/sports/schema";
import { oldest, type Search, youngest } from "@/lib/talent/schema";

type Props = { search: Search; byNeed: boolean };

/** The search as a form of the address itself: sent by GET, so it works without scripts and every result can be shared. */
export function SearchForm({ search, byNeed }: Props) {
  const t = useTranslations("talent.search");
  const path = getPathname({ href: "/players", locale: useLocale() }) as Route;
  return (
    <NextForm className="grid items-start gap-gap" role="search" action={path} scroll={false}>
      {byNeed && <TextSearch q={search.q} />}
      <div className="criteria">
        <SportAndLevel search={search} byNeed={byNeed} />
        {byNeed && <Person search={search} />}
        {!byNeed && <Button type="submit">{t("show")}</Button>}
      </div>
    </NextForm>
  );
}

function TextSearch({ q }: { q: string | undefined }) {
  const t = useTranslations("talent.search");
  return (
    <div className="search">
      <div className="box">
        <Icon name="search" />
        <label className="vh" htmlFor="q">
          {t("text")}
        </label>
        <input
          id="q"
          className="control ps-11"
          name="q"
          type="search"
          defaultValue={q}
          maxLength={longestSearch}
          placeholder={t("text")}
          autoComplete="off"
        />
      </div>
      <Button type="submit" variant="go">
        {t("submit")}
      </Button>
    </div>
  );
}

function SportAndLevel({ search, byNeed }: Props) {
  const t = useTranslations("talent.search");
  const sports = useTranslations("sports");
  const { sport } = search;
  return (
    <>
      <Select
        name="sport"
        label={t("sport")}
        placeholder={t("anySport")}
        defaultValue={sport}
        options={sportSlugs.map((value) => ({ value, label: sports(`name.${value}`) }))}
      />
      {byNeed && sport && (
        <Select
          name="position"
          label={t("position")}
          placeholder={t("anyPosition")}
          defaultValue={search.position}
          options={sportPositions[sport].map((value) => ({ value, label: sports(`position.${value}`) }))}
        />
      )}
      <Select
        name="level"
        label={t("level")}
        placeholder={t("anyLevel")}
        defaultValue={search.level}
        options={levels.map((value) => ({ value, label: sports(`level.${value}`) }))}
      />
    </>
  );
}

function Person({ search }: { search: Search }) {
  const t = useTranslations("talent.search");
  return (
    <>
      <RangePair
        label={t("age")}
        unit={t("years")}
        min={{ name: "ageMin", defaultValue: search.ageMin }}
        max={{ name: "ageMax", defaultValue: search.ageMax }}
        from={youngest}
        to={oldest}
      />
      <Select
        name="nationality"
        label={t("nationality")}
        placeholder={t("anyNationality")}
        defaultValue={search.nationality}
        options={countriesByName(useLocale())}
      />
    </>
  );
}
