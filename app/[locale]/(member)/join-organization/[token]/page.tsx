import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { JoinOrganization } from "@/components/recruiters/join-organization";
import { currentActor } from "@/lib/entry/session";
import { openInvitation } from "@/lib/recruiters/queries/invitation";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("team.join");
  return { title: t("page"), robots: { index: false, follow: false }, referrer: "same-origin" };
}

/** Opened from an e-mail; opening it changes nothing, because mail programs open links too. */
export default async function JoinOrganizationPage({ params }: PageProps<"/[locale]/join-organization/[token]">) {
  const [{ token }, actor, t] = [await params, await currentActor(), await getTranslations("team.join")];
  const invitation = await openInvitation(actor, token);
  if (invitation) return <JoinOrganization invitation={invitation} token={token} />;
  return (
    <div className="wrap head pb-24">
      <h1>{t("closed")}</h1>
      <p className="lead">{t("closedHint")}</p>
    </div>
  );
}
