import { PlayersPage } from "@/components/search/players-page";
import { firstCards } from "@/lib/search/queries/public";

export { playersMetadata as generateMetadata } from "@/components/search/players-metadata";

export const ensureStatic = "navigation";

export default async function VisitorsPlayersPage() {
  return <PlayersPage result={await firstCards()} />;
}
