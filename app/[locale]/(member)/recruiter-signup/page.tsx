import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { OtherRole } from "@/components/accounts/other-role";
import { HowChecked } from "@/components/recruiters/how-checked";
import { RecruiterForm } from "@/components/recruiters/recruiter-form";
import { SignUpHead } from "@/components/recruiters/sign-up-head";
import { OwnCases } from "@/components/trust/verification/own-cases";
import { Notice } from "@/components/ui/notice";
import { currentActor } from "@/lib/entry/session";
import { isAllowed, organizationOwners } from "@/lib/platform/command/actor";
import { nextFromSearch } from "@/lib/platform/http/return-path";
import { alternates } from "@/lib/platform/i18n/alternates";
import { signUpState } from "@/lib/recruiters/queries/sign-up-state";
import { isSport } from "@/lib/sports/schema/sports";
import { ownCases } from "@/lib/trust/queries/own-cases";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("recruiters.form");
  return { title: t("metaTitle"), alternates: alternates("/recruiter-signup", await getLocale()) };
}

export default async function RecruiterSignUpPage({ searchParams }: PageProps<"/[locale]/recruiter-signup">) {
  const actor = await currentActor();
  const [state, cases] = await Promise.all([signUpState(actor), ownCases(actor)]);
  if (state.kind === "other") return <OtherRole profile="organization" />;
  const query = await searchParams;
  const next = nextFromSearch(query);
  const sport = isSport(query.sport) ? query.sport : undefined;
  const recruiter = state.kind === "recruiter" ? state.own : null;
  const isOwner = isAllowed(organizationOwners, actor);
  const t = await getTranslations("recruiters.form");
  return (
    <div className="wrap">
      <SignUpHead kind={state.kind} email={state.kind === "account" ? state.email : recruiter?.email} next={next} />
      <div className="page-columns">
        {recruiter && !isOwner ? (
          <Notice>{t("ownerOnly")}</Notice>
        ) : (
          <RecruiterForm {...state} next={next} sport={sport} />
        )}
        {recruiter ? (
          isOwner && <OwnCases cases={cases} status={recruiter.status} verifiedAt={recruiter.verifiedAt} />
        ) : (
          <HowChecked />
        )}
      </div>
    </div>
  );
}
