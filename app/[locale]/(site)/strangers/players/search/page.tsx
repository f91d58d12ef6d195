import { PlayersPage } from "@/components/talent/players-page";
import { stranger } from "@/lib/core/stranger";
import { pageOf } from "@/lib/talent/queries/search";
import { searchInput } from "@/lib/talent/schema/search";

export { playersMetadata as generateMetadata } from "@/components/talent/players-metadata";

/** Whole in one answer, so that it is there without scripts too. */
export const instant = false;

/** `/players` with a question, by a rewrite. The front counts the questions. */
export default async function StrangersPlayersSearch({
  searchParams,
}: PageProps<"/[locale]/strangers/players/search">) {
  const asked = await searchParams;
  const after = typeof asked.after === "string" ? asked.after : undefined;
  return <PlayersPage found={await pageOf(stranger, searchInput(asked), after)} later={after !== undefined} />;
}
