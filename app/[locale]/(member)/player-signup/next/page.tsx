import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { AddressToConfirm } from "@/components/accounts/address-to-confirm";
import { Joined } from "@/components/layout/joined";
import { GuardianState } from "@/components/players/guardian-state";
import { OnTheField } from "@/components/players/on-the-field";
import { LinkButton } from "@/components/ui/link-button";
import { accountSettings } from "@/lib/accounts/queries/account";
import { requestDays } from "@/lib/contacts/schema/requests";
import { memberActor } from "@/lib/entry/session";
import { nextFromSearch } from "@/lib/platform/http/return-path";
import { redirect } from "@/lib/platform/i18n/navigation";
import { ownProfile } from "@/lib/players/queries/own-profile";
import { claimsPath } from "@/lib/players/schema/paths";
import type { SportSlug } from "@/lib/sports/schema/sports";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("players.joined");
  return { title: t("title"), robots: { index: false, follow: false } };
}

/** For a minor it says who was e-mailed and how long the profile stays hidden. */
export default async function JoinedPage({ searchParams }: PageProps<"/[locale]/player-signup/next">) {
  const actor = await memberActor("/player-signup/next");
  const [profile, account] = await Promise.all([ownProfile(actor), accountSettings(actor)]);
  if (!profile) return redirect({ href: "/player-signup", locale: await getLocale() });
  const t = await getTranslations("players.joined");
  const { guardian, handle } = profile;
  const drawing = <OnTheField handle={handle} sport={profile.primarySport as SportSlug} position={profile.position} />;
  if (!guardian)
    return (
      <Joined
        heading={t("adult.heading", { handle })}
        drawing={drawing}
        lead={t("adult.lead")}
        state={<AddressToConfirm account={account} />}
        steps={(["card", "found", "requested"] as const).map((step) => ({
          title: t(`adult.${step}.title`),
          text: t(`adult.${step}.text`, { days: requestDays }),
        }))}
      >
        <LinkButton variant="go" href={claimsPath({ step: "play" })}>
          {(await getTranslations("attributes.form"))("fill")}
        </LinkButton>
        <LinkButton href={`/players/${profile.id}`}>{t("adult.see")}</LinkButton>
        <LinkButton variant="bare" href="/dashboard">
          {t("dashboard")}
        </LinkButton>
      </Joined>
    );
  const next = nextFromSearch(await searchParams);
  const names = { guardian: guardian.fullName, email: guardian.email, handle };
  return (
    <Joined
      heading={t("heading", names)}
      drawing={drawing}
      lead={t("lead", names)}
      state={
        <>
          <GuardianState guardian={guardian} agrees={profile.ownConsent?.given ?? false} />
          <AddressToConfirm account={account} />
        </>
      }
      steps={(["mail", "hidden", "shown"] as const).map((step) => ({
        title: t(`${step}.title`, names),
        text: t(`${step}.text`, names),
      }))}
    >
      {next && (
        <LinkButton variant="go" href={next}>
          {t("goOn")}
        </LinkButton>
      )}
      <LinkButton href="/player-signup">{t("correct")}</LinkButton>
      <LinkButton variant="bare" href="/dashboard">
        {t("dashboard")}
      </LinkButton>
    </Joined>
  );
}
