import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { AddressToConfirm } from "@/components/accounts/address-to-confirm";
import { Joined } from "@/components/layout/joined";
import { LinkButton } from "@/components/ui/link-button";
import { accountSettings } from "@/lib/accounts/queries/account";
import { trialDays } from "@/lib/billing/schema";
import { decisionDays } from "@/lib/documents/schema/limits";
import { memberActor } from "@/lib/entry/session";
import { redirect } from "@/lib/platform/i18n/navigation";
import { ownRecruiter } from "@/lib/recruiters/queries/own-recruiter";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("recruiters.joined");
  return { title: t("title"), robots: { index: false, follow: false } };
}

export default async function OrganizationJoinedPage() {
  const actor = await memberActor("/recruiter-signup/next");
  const [recruiter, account] = await Promise.all([ownRecruiter(actor), accountSettings(actor)]);
  if (!recruiter) return redirect({ href: "/recruiter-signup", locale: await getLocale() });
  const t = await getTranslations("recruiters.joined");
  const common = await getTranslations("common");
  const verified = recruiter.status === "verified";
  const facts = {
    organization: recruiter.organizationName,
    email: recruiter.email,
    days: decisionDays,
    trial: trialDays,
  };
  return (
    <Joined
      heading={t(verified ? "verified.heading" : "heading", facts)}
      lead={t(verified ? "verified.lead" : "lead", facts)}
      state={<AddressToConfirm account={account} />}
      steps={(verified ? [] : (["documents", "meanwhile", "then"] as const)).map((step) => ({
        title: t(`${step}.title`),
        text: t(`${step}.text`, facts),
      }))}
    >
      <LinkButton variant="go" href="/players">
        {common("findPlayers")}
      </LinkButton>
      <LinkButton href="/recruiter-signup">{t("ownDocuments")}</LinkButton>
      <LinkButton variant="bare" href="/pricing">
        {common("seePlans")}
      </LinkButton>
    </Joined>
  );
}
