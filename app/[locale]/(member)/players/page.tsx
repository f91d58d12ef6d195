import { getLocale, getTranslations } from "next-intl/server";
import { TooOften } from "@/components/layout/too-often";
import { KeepSearch } from "@/components/search/keep-search";
import { NeedBox } from "@/components/search/need-box";
import { NeedRead } from "@/components/search/need-read";
import { NeedSearch } from "@/components/search/need-search";
import { PlayersPage } from "@/components/search/players-page";
import { currentActor } from "@/lib/entry/session";
import { actsForOrganization } from "@/lib/platform/command/actor";
import { ifTooOften, Refusal } from "@/lib/platform/command/refusal";
import { redirect } from "@/lib/platform/i18n/navigation";
import type { Locale } from "@/lib/platform/i18n/routing";
import { searchesByNeed } from "@/lib/search/policy";
import { alertNames } from "@/lib/search/queries/alerts";
import { readNeed } from "@/lib/search/queries/need";
import { withTypedPlace } from "@/lib/search/queries/place-field";
import { findPlayers } from "@/lib/search/queries/search";
import { searchInput, searchQuery } from "@/lib/search/schema/search";

/** The variant for visitors has link previews and addresses in other languages as well. */
export const generateMetadata = async () => ({ title: (await getTranslations("search"))("title") });

export default async function MembersPlayersPage({ searchParams }: PageProps<"/[locale]/players">) {
  const [actor, query] = await Promise.all([currentActor(), searchParams]);
  const after = typeof query.after === "string" ? query.after : undefined;
  const [byNeed, acts] = [searchesByNeed(actor), actsForOrganization(actor)];
  const requested = searchInput(query);
  const { search, unknown } = await withTypedPlace(requested, byNeed ? query.town : undefined, query.km);
  const locale = (await getLocale()) as Locale;
  // Links and the history carry the place, not the name that was typed.
  if (search.place && search.place.city !== requested.place?.city)
    redirect({ href: `/players${searchQuery(search)}`, locale });
  const readText = (text: string) => readNeed(actor, text, { locale, sport: search.sport }).catch(ifTooOften);
  const typedNeed = byNeed ? textOf(query.need) : undefined;
  const understood = typedNeed ? await readText(typedNeed) : null;
  if (understood && !(understood instanceof Refusal))
    redirect({ href: `/players${searchQuery(understood.carried, { needText: typedNeed })}`, locale });
  // Earlier links call it `said`.
  const needText = byNeed ? textOf(query.needText ?? query.said) : undefined;
  const [result, need, alerts] = await Promise.all([
    findPlayers(actor, search, after).catch(ifTooOften),
    needText ? readText(needText) : null,
    alertNames(actor, locale),
  ]);
  const refusal = [understood, need, result].find((answer) => answer instanceof Refusal);
  const searchResult = result instanceof Refusal ? null : result;
  return (
    <PlayersPage
      result={searchResult}
      byNeed={
        byNeed && (
          <>
            <NeedBox key={needText ?? search.q} text={needText ?? search.q} sport={search.sport} />
            {needText && need && !(need instanceof Refusal) && <NeedRead need={need} text={needText} search={search} />}
            {searchResult && (
              <NeedSearch
                key={JSON.stringify(searchResult.search)}
                unknownTown={unknown}
                result={searchResult}
                savable={acts}
                later={after !== undefined}
                whole={query.panels === "all"}
              >
                {alerts && acts && (
                  <KeepSearch search={searchResult.search} carried={searchResult.carried} alerts={alerts} />
                )}
              </NeedSearch>
            )}
          </>
        )
      }
      playerId={actor.playerId}
      later={after !== undefined}
    >
      {refusal && <TooOften refusal={refusal} />}
    </PlayersPage>
  );
}

const textOf = (value: string | string[] | undefined) => (typeof value === "string" && value.trim()) || undefined;
