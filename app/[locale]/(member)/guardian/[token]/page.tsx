import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { MinorsRegistrations } from "@/components/events/own-registrations";
import { GuardianClosed } from "@/components/players/guardian-closed";
import { GuardianDesk } from "@/components/players/guardian-desk";
import { ReceivedRequests } from "@/components/scouting/received-requests";
import { registrationsOfMinor } from "@/lib/events/queries/own";
import { guardianView } from "@/lib/players/queries/guardian";
import { requestsToMinor } from "@/lib/scouting/queries/requests";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("players.guardian");
  return { title: t("title"), robots: { index: false, follow: false }, referrer: "same-origin" };
}

export default async function GuardianPage({ params }: PageProps<"/[locale]/guardian/[token]">) {
  const { token } = await params;
  const guardian = await guardianView(token);
  if (!guardian) return <GuardianClosed />;
  if (!guardian.minor) return <GuardianClosed grownUp={guardian.player.fullName} />;
  const [requests, registrations] = await Promise.all([requestsToMinor(token), registrationsOfMinor(token)]);
  return (
    <GuardianDesk token={token} guardian={guardian}>
      <ReceivedRequests requests={requests} guardian={token} />
      <MinorsRegistrations registrations={registrations} player={guardian.player.fullName} token={token} />
    </GuardianDesk>
  );
}
