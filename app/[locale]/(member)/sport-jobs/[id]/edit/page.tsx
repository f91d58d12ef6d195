import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ChangeForm } from "@/components/jobs/change-form";
import { NotFound } from "@/components/layout/not-found";
import { OnlyReads } from "@/components/layout/only-reads";
import { BackLink } from "@/components/ui/back-link";
import "@/components/jobs/jobs.css";
import { memberActor } from "@/lib/entry/session";
import { tenders } from "@/lib/jobs/policy";
import { isModelConfigured, ownOffer } from "@/lib/jobs/queries/own";
import { isAllowed } from "@/lib/platform/command/actor";

export const instant = false;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("jobs.form");
  return { title: t("change"), robots: { index: false } };
}

export default async function ChangeOfferPage({ params }: PageProps<"/[locale]/sport-jobs/[id]/edit">) {
  const [{ id }, t] = await Promise.all([params, getTranslations("jobs.form")]);
  const actor = await memberActor(`/sport-jobs/${id}/edit`);
  const offer = await ownOffer(actor, id);
  // notFound() cannot be used once streaming has started.
  if (!offer) return <NotFound />;
  return (
    <div className="wrap new-offer">
      <div className="head board-head">
        <BackLink href="/dashboard?show=offers" />
        <h1>{t("change")}</h1>
        <p className="lead">{t("changeLead")}</p>
      </div>
      {isAllowed(tenders, actor) ? <ChangeForm {...offer} hasModel={isModelConfigured()} /> : <OnlyReads />}
    </div>
  );
}
