import { EsportPage, esportMetadata } from "@/components/players/esport/esport-page";
import { listEsportPlayers } from "@/lib/players/queries/public-esport";

export const ensureStatic = "navigation";

export const generateMetadata = () => esportMetadata();

export default async function Esport() {
  return <EsportPage result={await listEsportPlayers()} />;
}
