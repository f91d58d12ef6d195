import type { Metadata } from "next";
import { recruitersMetadata } from "@/components/recruiters/recruiters-metadata";
import { RecruitersPage } from "@/components/recruiters/recruiters-page";
import { directorySearch, listVerified } from "@/lib/recruiters/queries/public";

/** Sent in one piece, because without scripts a skeleton could not be replaced. */
export const instant = false;

export const generateMetadata = async (): Promise<Metadata> => ({
  ...(await recruitersMetadata()),
  robots: { index: false, follow: true },
});

/** Rewritten from `/recruiters` with a sport or a later page. */
export default async function RecruitersSearch({ searchParams }: PageProps<"/[locale]/recruiters/search">) {
  const search = directorySearch(await searchParams);
  return <RecruitersPage result={await listVerified(search)} search={search} />;
}
