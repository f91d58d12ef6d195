import { EsportPage, esportMetadata } from "@/components/esport/esport-page";
import { listEsportPlayers } from "@/lib/esport/queries/public";

export const ensureStatic = "navigation";

export const generateMetadata = () => esportMetadata();

export default async function Esport() {
  return <EsportPage found={await listEsportPlayers()} />;
}
