import { PlayersPage } from "@/components/search/players-page";
import { visitorActor } from "@/lib/platform/command/visitor-actor";
import { pageOf } from "@/lib/search/queries/search";
import { searchInput } from "@/lib/search/schema/search";

export { playersMetadata as generateMetadata } from "@/components/search/players-metadata";

/** Sent in one piece, because without scripts a skeleton could not be replaced. */
export const instant = false;

/** Rewritten from `/players` with a query; the server applies the rate limit. */
export default async function VisitorsPlayersSearch({ searchParams }: PageProps<"/[locale]/visitors/players/search">) {
  const query = await searchParams;
  const after = typeof query.after === "string" ? query.after : undefined;
  return <PlayersPage result={await pageOf(visitorActor, searchInput(query), after)} later={after !== undefined} />;
}
