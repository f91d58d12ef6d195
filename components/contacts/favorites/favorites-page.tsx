import { useTranslations } from "next-intl";
import { FilteredList } from "@/components/form/list/filtered-list";
import { OnlyReads } from "@/components/layout/only-reads";
import { EmptyState } from "@/components/ui/empty-state";
import { LinkButton } from "@/components/ui/link-button";
import type { FavoriteLabels, FavoriteRow, FavoriteSearch } from "@/lib/contacts/queries/favorites";
import { ChosenTray } from "../requests/chosen-players";
import { useFavoriteColumns } from "./columns";
import { ListHead } from "./list-head";
import { NewList } from "./new-list";

type Props = {
  search: FavoriteSearch;
  labels: FavoriteLabels;
  page: { rows: FavoriteRow[]; count: number; next: string | null };
  acts: boolean;
};

export function FavoritesPage({ search, labels, page, acts }: Props) {
  const t = useTranslations("contacts.favorites");
  const columns = useFavoriteColumns(labels.lists, acts);
  const list = labels.lists.find(({ id }) => id === search.list);
  const isEmpty = page.count === 0 && !search.list && !search.tag && !search.q;
  const filters = [
    {
      name: "list",
      label: t("lists"),
      all: t("all"),
      options: labels.lists.map(({ id, name, count }) => ({ value: id, label: name, count })),
    },
    {
      name: "tag",
      label: t("tags"),
      all: t("allTags"),
      options: labels.tags.map(({ tag, count }) => ({ value: tag, label: tag, count })),
    },
  ].filter(({ options }) => options.length > 0);
  return (
    <div className="wrap">
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-6 pt-6 pb-section">
        <header className="grid gap-2">
          <h1 className="text-display-s wrap-anywhere">{list?.name ?? t("title")}</h1>
          <p className="small soft max-w-160">{t("lead")}</p>
        </header>
        {isEmpty ? (
          <NoFavorites />
        ) : (
          <>
            {acts ? list ? <ListHead list={list} /> : <NewList /> : <OnlyReads />}
            <FilteredList
              path="/favorites"
              hasCheckboxes
              search={search}
              filters={filters}
              searches={t("search")}
              columns={columns}
              exportPath="/api/favorites"
              caption={t("title")}
              empty={<NoneHere />}
              {...page}
            />
            {page.rows.length > 0 && <ChosenTray acts={acts} />}
          </>
        )}
      </div>
    </div>
  );
}

function NoFavorites() {
  const t = useTranslations("contacts.favorites");
  const common = useTranslations("common");
  return (
    <EmptyState drawing="bench" title={t("empty")} hint={t("emptyHint")} as="h2">
      <LinkButton variant="go" href="/players">
        {common("findPlayers")}
      </LinkButton>
    </EmptyState>
  );
}

function NoneHere() {
  const t = useTranslations("contacts.favorites");
  return (
    <EmptyState drawing="bench" title={t("noneHere")} hint={t("noneHereHint")} as="h2">
      <LinkButton href="/favorites">{t("all")}</LinkButton>
    </EmptyState>
  );
}
