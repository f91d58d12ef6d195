import { getLocale } from "next-intl/server";
import { TooOften } from "@/components/layout/too-often";
import { NeedBox } from "@/components/search/need-box";
import { NeedRead } from "@/components/search/need-read";
import { PlayersPage } from "@/components/search/players-page";
import { ifTooOften, Refusal } from "@/lib/platform/command/refusal";
import { redirect } from "@/lib/platform/i18n/navigation";
import type { Locale } from "@/lib/platform/i18n/routing";
import { searchesByNeed } from "@/lib/search/policy";
import { alertNames } from "@/lib/search/queries/alerts";
import { readNeed } from "@/lib/search/queries/need";
import { findPlayers } from "@/lib/search/queries/search";
import { searchInput, searchQuery } from "@/lib/search/schema/search";
import { currentActor } from "@/lib/session";

export { playersMetadata as generateMetadata } from "@/components/search/players-metadata";

export default async function MembersPlayersPage({ searchParams }: PageProps<"/[locale]/players">) {
  const [actor, query] = await Promise.all([currentActor(), searchParams]);
  const after = typeof query.after === "string" ? query.after : undefined;
  const byNeed = searchesByNeed(actor);
  const search = searchInput(query);
  const locale = (await getLocale()) as Locale;
  const read = (words: string) => readNeed(actor, words, { locale, sport: search.sport }).catch(ifTooOften);
  const words = byNeed ? textOf(query.need) : undefined;
  const understood = words ? await read(words) : null;
  if (understood && !(understood instanceof Refusal))
    redirect({ href: `/players${searchQuery(understood.carried, { said: words })}`, locale });
  const said = byNeed ? textOf(query.said) : undefined;
  const [found, need, alerts] = await Promise.all([
    findPlayers(actor, search, after).catch(ifTooOften),
    said ? read(said) : null,
    alertNames(actor, locale),
  ]);
  const refusal = [understood, need, found].find((answer) => answer instanceof Refusal);
  return (
    <PlayersPage
      found={found instanceof Refusal ? null : found}
      byNeed={byNeed}
      need={
        byNeed && (
          <>
            <NeedBox key={said ?? search.q} said={said ?? search.q} sport={search.sport} />
            {said && need && !(need instanceof Refusal) && <NeedRead need={need} said={said} search={search} />}
          </>
        )
      }
      playerId={actor.playerId}
      savable={actor.recruiterId !== null}
      alerts={alerts}
      later={after !== undefined}
    >
      {refusal && <TooOften refusal={refusal} />}
    </PlayersPage>
  );
}

const textOf = (value: string | string[] | undefined) => (typeof value === "string" && value.trim()) || undefined;
