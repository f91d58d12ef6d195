import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { pageMetadata } from "@/components/layout/page-metadata";
import { ClubSteps } from "@/components/recruiters/club-steps";
import { ClubsHead } from "@/components/recruiters/clubs-head";
import { Directory } from "@/components/recruiters/directory";
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

export default async function RecruitersPage() {
  const { total, organizations } = await listVerified();
  return (
    <>
      <ClubsHead />
      <ClubSteps />
      <Directory total={total} organizations={organizations} />
    </>
  );
}
