import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { FailedPage, OfflinePage } from "@/components/layout/failed-page";
import { NotFound } from "@/components/layout/not-found";
import { SportNotFound } from "@/components/sports/sport-not-found";

export const ensureStatic = "navigation";

/** Error pages that the server sends with the right status, readable without scripts, where Next.js would send an empty page. */
const titles = {
  page: "not-found.title",
  sport: "sports.unknown",
  offline: "ui.offline",
  failure: "ui.failed",
  "failure-sports": "sports.failed",
  "failure-sport": "sports.failedOne",
  "failure-news": "news.failed",
  "failure-events": "events.failed",
} as const;
const pages = { page: NotFound, sport: SportNotFound, offline: OfflinePage };

export const generateStaticParams = () => Object.keys(titles).map((kind) => ({ what: kind }));

type Props = PageProps<"/[locale]/lost/[what]">;

async function titleOf(params: Props["params"]) {
  const title = titles[(await params).what as keyof typeof titles];
  return title && (await getTranslations())(title);
}

export const generateMetadata = async ({ params }: Props): Promise<Metadata> => ({
  title: await titleOf(params),
  robots: { index: false },
});

export default async function LostPage({ params }: Props) {
  const title = await titleOf(params);
  if (!title) notFound();
  const Page = pages[(await params).what as keyof typeof pages];
  return Page ? <Page /> : <FailedPage what={title} />;
}
