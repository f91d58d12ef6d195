import { useFormatter, useLocale, useTranslations } from "next-intl";
import { buttonClass } from "@/components/ui/button-class";
import { Icon } from "@/components/ui/icon";
import { longestSearch } from "@/lib/platform/command/input";
import type { PlainListSearch } from "@/lib/platform/http/list-search";
import { Link } from "@/lib/platform/i18n/navigation";
import { localePath } from "@/lib/platform/i18n/routing";
import { ChosenColumns } from "./chosen-columns";
import { ListExport } from "./list-export";
import { ListMenu, listMenuBar } from "./list-menu";

/** `name` is the query parameter; without a value the filter is off. */
export type Filter = {
  name: string;
  label: string;
  all: string;
  options: { value: string; label: string; count?: number }[];
};

type Props = {
  path: string;
  search: PlainListSearch;
  filters: Filter[];
  searches: string | undefined;
  columns: { name: string; label: string }[];
  address: (change: Record<string, string | string[] | undefined>) => string;
  exportPath: string | undefined;
  count: number;
  capped: boolean;
};

/** With this many options a filter is a menu instead of chips. */
const many = 9;
/** Up to this many chips wrap on a phone; more of them scroll sideways. */
const few = 3;

export function ListFilters({ path, search, filters, searches, columns, address, exportPath, count, capped }: Props) {
  const t = useTranslations("lists");
  const format = useFormatter();
  const locale = useLocale();
  const chosen = search as Record<string, string | string[] | undefined>;
  return (
    <div className="grid gap-3">
      {filters.filter(isShort).map(({ name, label, all, options }) => (
        <nav
          key={name}
          aria-label={label}
          className={`flex gap-2 ${options.length > few ? "max-md:-mx-(--margin) max-md:overflow-x-auto max-md:px-(--margin) md:flex-wrap" : "flex-wrap"}`}
        >
          {[{ value: undefined, label: all, count: undefined }, ...options].map((option) => (
            <Link
              key={option.value ?? ""}
              className="chip max-md:shrink-0"
              href={address({ [name]: option.value })}
              aria-current={chosen[name] === option.value ? "true" : undefined}
              scroll={false}
            >
              {option.label}
              {option.count !== undefined && (
                <span className="text-xs opacity-80">{format.number(option.count, "whole")}</span>
              )}
            </Link>
          ))}
        </nav>
      ))}
      <div className={`${listMenuBar} gap-x-4 gap-y-2 max-md:gap-x-2`}>
        {searches && (
          <form className="flex basis-full gap-2 lg:max-w-80" action={localePath(path, locale)}>
            {Object.entries(chosen).map(([name, value]) =>
              name === "q" || name === "after"
                ? null
                : [value ?? []]
                    .flat()
                    .map((filterValue) => (
                      <input key={`${name} ${filterValue}`} type="hidden" name={name} value={filterValue} />
                    )),
            )}
            <label className="vh" htmlFor="list-q">
              {searches}
            </label>
            <input
              id="list-q"
              className="control"
              type="search"
              name="q"
              maxLength={longestSearch}
              placeholder={searches}
              defaultValue={search.q}
            />
            <button type="submit" className={buttonClass({ variant: "quiet" })}>
              <Icon name="search" />
              <span className="vh">{t("search")}</span>
            </button>
          </form>
        )}
        <p className="me-auto text-sm text-ink-2 [&>.num]:me-1.5">
          {t.rich("count", {
            count,
            capped: capped ? "true" : "false",
            num: (text) => <span className="num text-number-s text-ink">{text}</span>,
          })}
        </p>
        {filters
          .filter((filter) => !isShort(filter))
          .map(({ name, all, options }) => (
            <ListMenu key={name} summary={options.find(({ value }) => value === chosen[name])?.label ?? all}>
              {[{ value: undefined, label: all }, ...options].map(({ value, label }) => (
                <li key={value ?? ""}>
                  <Link
                    href={address({ [name]: value })}
                    aria-current={chosen[name] === value ? "true" : undefined}
                    scroll={false}
                  >
                    {label}
                  </Link>
                </li>
              ))}
            </ListMenu>
          ))}
        <Link
          className="flex min-h-target items-center text-xs font-medium text-ink-2 no-underline hover:underline"
          href={address({ order: search.order ? undefined : "oldest" })}
          scroll={false}
        >
          {t(search.order ? "newestFirst" : "oldestFirst")}
        </Link>
        <ChosenColumns path={path} search={chosen} columns={columns} />
        {exportPath && <ListExport path={exportPath} search={chosen} />}
      </div>
    </div>
  );
}

const isShort = ({ options }: Filter) => options.length < many;
