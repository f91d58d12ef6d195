import type { Metadata } from "next";
import { useTranslations } from "next-intl";
import { getLocale, getTranslations } from "next-intl/server";
import { pageMetadata } from "@/components/layout/page-metadata";
import { Trail } from "@/components/layout/trail";
import { EmptyState } from "@/components/ui/empty-state";
import { LinkButton } from "@/components/ui/link-button";
import { Pagination } from "@/components/ui/pagination";
import type { EsportPage as Found } from "@/lib/players/queries/public-esport";
import { games } from "@/lib/players/schema/esport-games";
import type { EsportSearch } from "@/lib/players/schema/esport-search";
import { EsportCard } from "./esport-card";
import { EsportFilter } from "./esport-filter";

export async function esportMetadata(): Promise<Metadata> {
  const t = await getTranslations("esport");
  const description = { title: t("title"), description: t("description"), picture: "players" as const };
  return pageMetadata({ path: "/esport", locale: await getLocale(), ...description });
}

/** Said once for all cards, because a page has twelve: beside the picture on a phone, below it elsewhere. */
const listClass = [
  "grid grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] gap-x-gap gap-y-7 wrap-anywhere max-sm:[&_.badge]:whitespace-normal",
  "[&>article]:grid [&>article]:content-start [&>article]:gap-x-4 [&>article]:gap-y-3 max-sm:[&>article]:grid-cols-[6rem_minmax(0,1fr)]",
  "[&>article>div:first-child]:grid [&>article>div:first-child]:content-start sm:[&>article>div:first-child]:aspect-3/1",
  "sm:[&>article>div:first-child]:grid-cols-[4fr_11fr] sm:[&>article>div:first-child]:grid-rows-[minmax(0,1fr)]",
].join(" ");

/** `later` is true on every page of results but the first. */
export function EsportPage({
  result,
  search = {},
  later = false,
  portraits,
}: {
  result: Found;
  search?: EsportSearch;
  later?: boolean;
  /** For members: the addresses of the pictures that they may see, by player. */
  portraits?: ReadonlyMap<string, string>;
}) {
  const t = useTranslations("esport");
  const common = useTranslations("common");
  const { players, next, total } = result;
  const { game } = search;
  return (
    <div className="wrap grid gap-6 pt-8 pb-section">
      <Trail steps={[{ name: t("title"), path: "/esport" }]} />
      <header className="grid justify-items-start gap-4">
        <h1 className="text-display-m">
          {game ? t("playersOf", { game: games[game].name }) : t(portraits ? "title" : "heading")}
        </h1>
        {!portraits && !game && <p className="lead max-w-160">{t("lead")}</p>}
        <LinkButton
          variant="go"
          href={game ? { pathname: "/esport-signup", query: { game } } : "/esport-signup"}
          className="members:hidden"
        >
          {t("join")}
        </LinkButton>
        <p className="max-w-160 text-xs text-ink-2 members:hidden">{t("adults")}</p>
      </header>
      <EsportFilter key={JSON.stringify(search)} search={search} />
      {players.length === 0 ? (
        <EmptyState drawing="bench" as="h2" title={t("none.title")} hint={t("none.hint")}>
          <LinkButton href="/esport">{common("allPlayers")}</LinkButton>
        </EmptyState>
      ) : (
        <>
          <p className="text-sm text-ink-2">{t("found", { count: total })}</p>
          <div className={listClass}>
            {players.map((player) => (
              <EsportCard key={player.id} player={player} portrait={portraits?.get(player.id)} />
            ))}
          </div>
        </>
      )}
      <Pagination next={next && esportPath({ ...search, after: next })} />
      {later && (
        <LinkButton variant="bare" small href={esportPath(search)} className="justify-self-start">
          {t("firstPage")}
        </LinkButton>
      )}
    </div>
  );
}

const esportPath = (search: EsportSearch & { after?: string }) =>
  Object.keys(search).length > 0 ? `/esport?${new URLSearchParams(search)}` : "/esport";
