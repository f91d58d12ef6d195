import { TooOften } from "@/components/layout/too-often";
import { PlayersPage } from "@/components/talent/players-page";
import { ifTooOften, Refusal } from "@/lib/core/refusal";
import { currentActor } from "@/lib/session";
import { searchesByNeed } from "@/lib/talent/policy";
import { findPlayers } from "@/lib/talent/queries/search";
import { searchInput } from "@/lib/talent/schema";

export { playersMetadata as generateMetadata } from "@/components/talent/players-metadata";

export default async function MembersPlayersPage({ searchParams }: PageProps<"/[locale]/players">) {
  const [actor, asked] = await Promise.all([currentActor(), searchParams]);
  const after = typeof asked.after === "string" ? asked.after : undefined;
  const found = await findPlayers(actor, searchInput(asked), after).catch(ifTooOften);
  const refused = found instanceof Refusal;
  return (
    <PlayersPage
      found={refused ? null : found}
      byNeed={searchesByNeed(actor)}
      playerId={actor.playerId}
      savable={actor.recruiterId !== null}
      later={after !== undefined}
    >
      {refused && <TooOften refusal={found} />}
    </PlayersPage>
  );
}
