import type { Metadata } from "next";
import { getLocale } from "next-intl/server";
import { FoundPassages } from "@/components/support/found-passages";
import { helpMetadata } from "@/components/support/help-metadata";
import { HelpPage } from "@/components/support/help-page";
import { longestSearch } from "@/lib/platform/command/input";
import { findPassages } from "@/lib/support/queries/find-passages";

/** Sent in one piece, because without scripts a skeleton could not be replaced. */
export const instant = false;

export const generateMetadata = async (): Promise<Metadata> => ({
  ...(await helpMetadata()),
  robots: { index: false },
});

/** Rewritten from `/help` with a query. */
export default async function HelpSearch({ searchParams }: PageProps<"/[locale]/help/search">) {
  const { q } = await searchParams;
  const query = (typeof q === "string" ? q : "").trim().slice(0, longestSearch);
  return (
    <HelpPage phrase={query}>
      <FoundPassages phrase={query} passages={findPassages(query, await getLocale())} />
    </HelpPage>
  );
}
