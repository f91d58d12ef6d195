import { PlayersPage } from "@/components/search/players-page";
import { stranger } from "@/lib/platform/command/stranger";
import { pageOf } from "@/lib/search/queries/search";
import { searchInput } from "@/lib/search/schema/search";

export { playersMetadata as generateMetadata } from "@/components/search/players-metadata";

/** Whole in one answer, so that it is there without scripts too. */
export const instant = false;

/** `/players` with a question, by a rewrite. The front counts the questions. */
export default async function StrangersPlayersSearch({
  searchParams,
}: PageProps<"/[locale]/strangers/players/search">) {
  const query = await searchParams;
  const after = typeof query.after === "string" ? query.after : undefined;
  return <PlayersPage found={await pageOf(stranger, searchInput(query), after)} later={after !== undefined} />;
}
