import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { AdminFrame } from "@/components/admin/admin-frame";
import { NotFound } from "@/components/layout/not-found";
import { NeedHead } from "@/components/matching/need-head";
import { NeedMatches } from "@/components/matching/need-matches";
import { needWithMatches } from "@/lib/matching/queries/needs";
import { memberActor } from "@/lib/session";

export const instant = false;

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("matching.need"))("title"), robots: { index: false } };
}

export default async function OwnNeedPage({ params }: PageProps<"/[locale]/dashboard/needs/[id]">) {
  const [{ id }, t] = [await params, await getTranslations("matching.need")];
  const actor = await memberActor(`/dashboard/needs/${id}`);
  const need = await needWithMatches(actor, id);
  // Not notFound(): the answer has begun.
  if (!need) return <NotFound />;
  return (
    <div className="wrap">
      <AdminFrame title={need.title} back={{ href: "/dashboard/needs", label: t("title") }}>
        <NeedHead need={need} />
        <NeedMatches need={need} />
      </AdminFrame>
    </div>
  );
}
