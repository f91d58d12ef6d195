import type { Metadata } from "next";
import { getLocale } from "next-intl/server";
import { sportsMetadata } from "@/components/sports/sports-metadata";
import { SportsPage } from "@/components/sports/sports-page";
import { listSports } from "@/lib/sports/queries/public";

/** Shows itself whole or not at all: without scripts nobody could exchange a skeleton for the list. */
export const instant = false;

export const generateMetadata = async (): Promise<Metadata> => ({
  ...(await sportsMetadata()),
  robots: { index: false },
});

/** `/sports` with a query, by a rewrite. */
export default async function SportsSearch({ searchParams }: PageProps<"/[locale]/sports/search">) {
  const [{ q }, sports] = await Promise.all([searchParams, listSports(await getLocale())]);
  return <SportsPage sports={sports} asked={typeof q === "string" ? q.slice(0, 80) : ""} />;
}
