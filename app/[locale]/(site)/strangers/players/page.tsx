import { PlayersPage } from "@/components/talent/players-page";
import { firstCards } from "@/lib/talent/queries/public";

export { playersMetadata as generateMetadata } from "@/components/talent/players-metadata";

export const ensureStatic = "navigation";

export default async function StrangersPlayersPage() {
  return <PlayersPage found={await firstCards()} />;
}
