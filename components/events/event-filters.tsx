import { useLocale, useTranslations } from "next-intl";
import { useCountryName } from "@/components/search/words";
import { buttonClass } from "@/components/ui/button-class";
import { Icon } from "@/components/ui/icon";
import { eventTypes, gameName } from "@/lib/events/schema/event";
import type { EventSearch } from "@/lib/events/schema/event-search";
import { Link } from "@/lib/platform/i18n/navigation";
import { localePath } from "@/lib/platform/i18n/routing";
import { gameSlugs } from "@/lib/players/schema/esport-games";
import { sportSlugs } from "@/lib/sports/schema/sports";

type Props = { search: EventSearch; countries: string[]; games: string[] };

/** A GET form, so that it works without scripts; of the games only those with events are offered. */
export function EventFilters({ search, countries, games }: Props) {
  const t = useTranslations("events.filters");
  const common = useTranslations("common");
  const events = useTranslations("events");
  const sports = useTranslations("sports");
  const country = useCountryName();
  const locale = useLocale();
  const { compare } = new Intl.Collator(locale);
  const byLabel = (a: Choice, b: Choice) => compare(a.label, b.label);
  const { sport, type, country: chosen, from: fromDate } = search;
  const gameChoices = gameSlugs
    .filter((slug) => games.includes(slug) || slug === sport)
    .map((value) => ({ value, label: gameName(value) }));
  return (
    <form
      className="mb-6 grid grid-cols-[repeat(auto-fit,minmax(7.5rem,1fr))] items-end gap-3 sm:grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))]"
      action={localePath("/events/search", locale)}
      aria-label={t("title")}
    >
      <Pick
        name="sport"
        label={common("sport")}
        all={t("every")}
        value={sport}
        choices={sportSlugs.map((value) => ({ value, label: sports(`name.${value}`) })).sort(byLabel)}
        group={{ label: t("games"), choices: gameChoices.sort(byLabel) }}
      />
      <Pick
        name="type"
        label={events("filter")}
        all={t("every")}
        value={type}
        choices={eventTypes.map((value) => ({ value, label: events(`type.${value}`) }))}
      />
      <Pick
        name="country"
        label={common("country")}
        all={t("every")}
        value={chosen}
        choices={countries.map((value) => ({ value, label: country(value) })).sort(byLabel)}
      />
      <label className="grid grid-cols-[minmax(0,1fr)] gap-1">
        <span className="label">{t("from")}</span>
        <input className="control" type="date" name="from" defaultValue={fromDate} />
      </label>
      <button type="submit" className={buttonClass({ small: true })}>
        {common("show")}
      </button>
      {(sport || type || chosen || fromDate) && (
        <Link className="inline-flex min-h-target items-center text-sm" href="/events">
          {t("clear")}
        </Link>
      )}
    </form>
  );
}

type Choice = { value: string; label: string };
type PickProps = {
  name: string;
  label: string;
  all: string;
  value: string | undefined;
  choices: Choice[];
  /** Further choices under a heading. */
  group?: { label: string; choices: Choice[] };
};

function Pick({ name, label, all, value = "", choices, group }: PickProps) {
  return (
    <label className="grid grid-cols-[minmax(0,1fr)] gap-1">
      <span className="label">{label}</span>
      <span className="select-box">
        <select className="control" name={name} defaultValue={value}>
          <option value="">{all}</option>
          {choices.map(toOption)}
          {group && group.choices.length > 0 && <optgroup label={group.label}>{group.choices.map(toOption)}</optgroup>}
        </select>
        <Icon name="down" />
      </span>
    </label>
  );
}

const toOption = ({ value, label }: Choice) => (
  <option key={value} value={value}>
    {label}
  </option>
);
