import { getLocale } from "next-intl/server";
import { sportsMetadata } from "@/components/sports/sports-metadata";
import { SportsPage } from "@/components/sports/sports-page";
import { listSports } from "@/lib/sports/queries/public";

export const ensureStatic = "navigation";

export const generateMetadata = () => sportsMetadata();

export default async function Sports() {
  return <SportsPage sports={await listSports(await getLocale())} />;
}
