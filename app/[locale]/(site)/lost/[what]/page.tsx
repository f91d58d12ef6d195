import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import {
  FailedEvents,
  FailedNews,
  FailedPage,
  FailedSport,
  FailedSports,
  OfflinePage,
} from "@/components/layout/failed-page";
import { NotFound } from "@/components/layout/not-found";
import { SportNotFound } from "@/components/sports/sport-not-found";

export const ensureStatic = "navigation";

/** What the front sends, with the status it deserves, where Next would answer without words: to be read without scripts too. */
const words = {
  page: NotFound,
  sport: SportNotFound,
  failure: FailedPage,
  "failure-sports": FailedSports,
  "failure-sport": FailedSport,
  "failure-news": FailedNews,
  "failure-events": FailedEvents,
  offline: OfflinePage,
};

export const generateStaticParams = () => Object.keys(words).map((what) => ({ what }));

export async function generateMetadata({ params }: PageProps<"/[locale]/lost/[what]">): Promise<Metadata> {
  const [{ what }, t, sports, ui] = await Promise.all([
    params,
    getTranslations("not-found"),
    getTranslations("sports"),
    getTranslations("ui"),
  ]);
  const titles: Record<string, string> = { page: t("title"), sport: sports("unknown"), offline: ui("offline") };
  return { title: titles[what] ?? ui("failed"), robots: { index: false } };
}

export default async function LostPage({ params }: PageProps<"/[locale]/lost/[what]">) {
  const Words = words[(await params).what as keyof typeof words];
  if (!Words) notFound();
  return <Words />;
}
