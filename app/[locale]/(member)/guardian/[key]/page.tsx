import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { GuardianTalks } from "@/components/contacts/messages/guardian-talks";
import { ChildRequests } from "@/components/contacts/requests/child-requests";
import { ClubsView } from "@/components/contacts/requests/clubs-view";
import { WhoSawWhat } from "@/components/contacts/requests/who-saw-what";
import { MinorsRegistrations } from "@/components/events/own-registrations";
import { OwnAvailability } from "@/components/measurements/own-availability";
import { SettingsWay } from "@/components/notifications/settings-way";
import { ChildConsent } from "@/components/players/child-consent";
import { GuardianClosed } from "@/components/players/guardian-closed";
import { GuardianConsents } from "@/components/players/guardian-consents";
import { GuardianDashboard } from "@/components/players/guardian-dashboard";
import { GuardianExplained } from "@/components/players/guardian-explained";
import { GuardianHead } from "@/components/players/guardian-head";
import { GuardianLinks } from "@/components/players/guardian-links";
import { GuardianWayIn } from "@/components/players/guardian-way-in";
import { MailFirst } from "@/components/players/mail-first";
import { OwnCopy } from "@/components/trust/reports/own-copy";
import { OwnIdentity } from "@/components/trust/verification/own-identity";
import { receivedRequests } from "@/lib/contacts/queries/requests";
import { listThreads } from "@/lib/contacts/queries/threads";
import { whoSawWhat } from "@/lib/contacts/queries/who-saw-what";
import { currentActor, guardianActor } from "@/lib/entry/session";
import { ownRegistrations } from "@/lib/events/queries/own";
import { ownAvailability } from "@/lib/measurements/queries/availability";
import type { Actor } from "@/lib/platform/command/actor";
import { readerZone } from "@/lib/platform/i18n/reader-zone";
import { mayAnswerAsGuardian } from "@/lib/players/policy/players";
import { type GuardianView, guardianView } from "@/lib/players/queries/guardian";
import { nextCopy } from "@/lib/trust/queries/next-copy";
import { ownIdentity } from "@/lib/trust/queries/own-identity";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("players.guardian");
  return { title: t("title"), robots: { index: false, follow: false }, referrer: "same-origin" };
}

export default async function GuardianPage({ params }: PageProps<"/[locale]/guardian/[key]">) {
  const { key } = await params;
  const person = await currentActor();
  const actor = await guardianActor(key, person);
  const guardian = actor && (await guardianView(actor));
  if (!guardian) return <GuardianClosed />;
  const wayIn = <GuardianWayIn guardian={guardian} page={key} signedIn={person.userId !== null} />;
  if (guardian.status === "confirmed") return <Confirmed {...{ actor, guardian, wayIn }} page={key} />;
  const answers = mayAnswerAsGuardian({ guardianBy: guardian.by ?? "account" }, guardian) === true;
  return (
    <GuardianDashboard head={<GuardianHead guardian={guardian} page={key} waiting={0} />} aside={wayIn}>
      <GuardianExplained guardian={guardian} />
      {answers ? <GuardianConsents guardian={guardian} page={key} /> : <MailFirst email={guardian.email} />}
      <ChildConsent guardian={guardian} page={key} />
    </GuardianDashboard>
  );
}

type Props = { actor: Actor; guardian: GuardianView; page: string; wayIn: React.ReactNode };

async function Confirmed({ actor, guardian, page, wayIn }: Props) {
  const [requests, registrations, threads, views, identity, zone, availability, copy] = await Promise.all([
    receivedRequests(actor),
    ownRegistrations(actor),
    listThreads(actor),
    whoSawWhat(actor),
    ownIdentity(actor),
    readerZone(),
    ownAvailability(actor),
    nextCopy(actor),
  ]);
  const unansweredRequests = requests.filter(({ open, guardianAnswer }) => open && guardianAnswer === null);
  const [first] = unansweredRequests;
  const unread = threads.reduce((sum, thread) => sum + (thread.open ? thread.unread : 0), 0);
  const aside = (
    <>
      {first && <ClubsView request={first} handle={guardian.player.handle} />}
      {availability && <OwnAvailability availability={availability} guardian={page} />}
      <WhoSawWhat {...views} zone={zone} guardian={page} />
      <SettingsWay guardian={page} />
      <OwnCopy next={copy} zone={zone} guardian={page} />
      {wayIn}
    </>
  );
  const childRequests = <ChildRequests key="requests" requests={requests} guardian={page} />;
  const talks = <GuardianTalks key="talks" threads={threads} guardian={page} />;
  const links = <GuardianLinks key="links" player={guardian.firstName} page={page} />;
  const childConsent = <ChildConsent guardian={guardian} page={page} />;
  const agrees = guardian.ownConsent?.given;
  return (
    <GuardianDashboard
      head={<GuardianHead {...{ guardian, page, unread }} waiting={unansweredRequests.length} />}
      aside={aside}
    >
      {!agrees && childConsent}
      {first ? [childRequests, links, talks] : unread > 0 ? [talks, links, childRequests] : [childRequests, talks]}
      <MinorsRegistrations registrations={registrations} player={guardian.player.fullName} guardian={page} />
      {identity && <OwnIdentity identity={identity} guardian={page} player={guardian.firstName} />}
      <GuardianConsents guardian={guardian} page={page} />
      {agrees && childConsent}
    </GuardianDashboard>
  );
}
