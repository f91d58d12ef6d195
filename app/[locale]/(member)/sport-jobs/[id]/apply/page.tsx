import type { Metadata } from "next";
import { getFormatter, getTranslations } from "next-intl/server";
import { ApplyForm } from "@/components/jobs/application/apply-form";
import { applicationLooks } from "@/components/jobs/application/looks";
import { Withdraw } from "@/components/jobs/application/withdraw";
import "@/components/jobs/jobs.css";
import { Place } from "@/components/jobs/place";
import { NotFound } from "@/components/layout/not-found";
import { BackLink } from "@/components/ui/back-link";
import { Badge } from "@/components/ui/badge";
import { LinkButton } from "@/components/ui/link-button";
import { Notice } from "@/components/ui/notice";
import { memberActor } from "@/lib/entry/session";
import { applicationFor } from "@/lib/jobs/queries/applications";

export const instant = false;

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("jobs.application"))("title"), robots: { index: false } };
}

export default async function ApplyPage({ params }: PageProps<"/[locale]/sport-jobs/[id]/apply">) {
  const [{ id }, t, words, errors, format] = [
    await params,
    await getTranslations("jobs.application"),
    await getTranslations("jobs"),
    await getTranslations("errors"),
    await getFormatter(),
  ];
  const application = await applicationFor(await memberActor(`/sport-jobs/${id}/apply`), id);
  // notFound() cannot be used once streaming has started.
  if (!application) return <NotFound />;
  const { offer, sent, refused: refusal } = application;
  return (
    <div className="wrap new-offer pb-section">
      <div className="head board-head">
        <BackLink href={`/sport-jobs/${id}`} label={t("back")} />
        <h1>{t("title")}</h1>
        <p className="lead">
          <bdi>{offer.title}</bdi> ·{" "}
          {offer.organization && (
            <>
              <bdi>{offer.organization}</bdi> ·{" "}
            </>
          )}
          <Place job={offer} />
        </p>
      </div>
      {sent ? (
        <div className="grid justify-items-start gap-4">
          <Notice title={<b>{t("sentOn", { date: format.dateTime(sent.createdAt, "day") })}</b>}>
            <p>{t("sentText")}</p>
          </Notice>
          <p className="flex flex-wrap items-center gap-3">
            <Badge look={applicationLooks[sent.state]}>{t(`states.${sent.state}`)}</Badge>
            <Withdraw applicationId={sent.id} title={offer.title} />
          </p>
        </div>
      ) : refusal ? (
        <div className="grid justify-items-start gap-4">
          <Notice>
            <p>{errors(refusal)}</p>
          </Notice>
          {refusal === "own_offer" && <LinkButton href={`/dashboard/offers/${id}`}>{words("card.own")}</LinkButton>}
        </div>
      ) : (
        <ApplyForm to={application} />
      )}
    </div>
  );
}
