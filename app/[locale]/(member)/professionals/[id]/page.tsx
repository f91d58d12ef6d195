import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { NextStep } from "@/components/contacts/introductions/next-step";
import { SeekerSheet } from "@/components/jobs/people/seeker-sheet";
import { NotFound } from "@/components/layout/not-found";
import { TooOften } from "@/components/layout/too-often";
import { ReportLink } from "@/components/trust/moderation/report-link";
import { BackLink } from "@/components/ui/back-link";
import { LinkButton } from "@/components/ui/link-button";
import { getSeeker } from "@/lib/contacts/queries/seeker-page";
import { memberActor } from "@/lib/entry/session";
import { ifTooOften, Refusal } from "@/lib/platform/command/refusal";

export const instant = false;

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("jobs.people"))("title"), robots: { index: false } };
}

export default async function SeekerPage({ params }: PageProps<"/[locale]/professionals/[id]">) {
  const { id } = await params;
  const actor = await memberActor(`/professionals/${id}`);
  const [view, t] = [await getSeeker(actor, id).catch(ifTooOften), await getTranslations("jobs.people")];
  // notFound() cannot be used once streaming has started.
  if (!view) return <NotFound />;
  return (
    <div className="wrap grid gap-6 pt-8 pb-section">
      <BackLink href={actor.kind === "recruiter" ? "/professionals" : "/dashboard"} label={t("title")} />
      {view instanceof Refusal ? (
        <>
          <h1>{t("title")}</h1>
          <TooOften refusal={view} />
        </>
      ) : (
        <>
          <SeekerSheet view={view}>
            {view.mine ? (
              <>
                <p className="text-sm text-ink-2">{t("mine")}</p>
                <LinkButton href="/dashboard?show=profile" className="justify-self-start">
                  {t("edit")}
                </LinkButton>
              </>
            ) : (
              <NextStep subject={{ kind: "seeker", subjectId: id }} {...view} actor={actor} />
            )}
          </SeekerSheet>
          {!view.mine && <ReportLink kind="job_seeker" id={id} named />}
        </>
      )}
    </div>
  );
}
