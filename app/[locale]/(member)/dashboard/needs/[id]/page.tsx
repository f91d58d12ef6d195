import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { NotFound } from "@/components/layout/not-found";
import { NeedHead } from "@/components/pipeline/needs/need-head";
import { NeedMatches } from "@/components/pipeline/needs/need-matches";
import { AdminFrame } from "@/components/trust/admin/admin-frame";
import { memberActor } from "@/lib/entry/session";
import { needWithMatches } from "@/lib/pipeline/queries/needs";

export const instant = false;

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("needs.need"))("title"), robots: { index: false } };
}

export default async function OwnNeedPage({ params }: PageProps<"/[locale]/dashboard/needs/[id]">) {
  const [{ id }, t] = [await params, await getTranslations("needs.need")];
  const actor = await memberActor(`/dashboard/needs/${id}`);
  const need = await needWithMatches(actor, id);
  // notFound() cannot be used once streaming has started.
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
