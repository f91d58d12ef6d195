import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { pageMetadata } from "@/components/layout/page-metadata";
import { ClubSteps } from "@/components/recruiters/club-steps";
import { ClubsHead } from "@/components/recruiters/clubs-head";
import { Directory } from "@/components/recruiters/directory";
import { recruitersMetadata } from "@/components/recruiters/recruiters-metadata";
import { RecruitersPage } from "@/components/recruiters/recruiters-page";
import { listVerified } from "@/lib/recruiters/queries/public";

export const ensureStatic = "navigation";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("recruiters.page");
  return pageMetadata({
    path: "/recruiters",
    locale: await getLocale(),
    title: t("title"),
    description: t("description"),
    picture: "recruiters",
  });
}
export const generateMetadata = () => recruitersMetadata();

export default async function Recruiters() {
  return <RecruitersPage found={await listVerified()} />;
}
