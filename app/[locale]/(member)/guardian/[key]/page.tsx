import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { GuardianTalks } from "@/components/contacts/messages/guardian-talks";
import { ChildRequests, PastRequests } from "@/components/contacts/requests/child-requests";
import { ClubsView } from "@/components/contacts/requests/clubs-view";
import { WhoSawWhat } from "@/components/contacts/requests/who-saw-what";
import { MinorsRegistrations } from "@/components/events/own-registrations";
import { OwnAvailability } from "@/components/measurements/own-availability";
import { SettingsWay } from "@/components/notifications/settings-way";
import { ChildConsent } from "@/components/players/child-consent";
import { ChildState } from "@/components/players/child-state";
import { GuardianClosed } from "@/components/players/guardian-closed";
import { GuardianConsents } from "@/components/players/guardian-consents";
import { GuardianDashboard } from "@/components/players/guardian-dashboard";
import { GuardianExplained } from "@/components/players/guardian-explained";
import { GuardianFold } from "@/components/players/guardian-fold";
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
    <GuardianDashboard head={<GuardianHead guardian={guardian} waiting={0} mailFirst={!answers} />} aside={wayIn}>
      {!answers && <MailFirst email={guardian.email} />}
      <GuardianExplained guardian={guardian} />
      {answers && <GuardianConsents guardian={guardian} page={key} />}
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
  const t = await getTranslations();
  const player = guardian.firstName;
  const unread = threads.reduce((sum, thread) => sum + (thread.open ? thread.unread : 0), 0);
  const openRequests = requests.filter(({ open }) => open);
  const past = requests.filter(({ open }) => !open);
  const talks = <GuardianTalks key="talks" threads={threads} player={player} guardian={page} />;
  const childRequests = <ChildRequests key="requests" requests={openRequests} guardian={page} />;
  const childConsent = <ChildConsent guardian={guardian} page={page} />;
  const agrees = guardian.ownConsent?.given;
  const waits = openRequests.length > 0 || unread > 0;
  const links = <GuardianLinks player={player} page={page} />;
  return (
    <GuardianDashboard
      head={<GuardianHead {...{ guardian, unread }} waiting={unansweredRequests.length} />}
      aside={
        <div className="border-t border-line-2">
          {waits && <GuardianFold title={t("players.guardian.profileAndCv")}>{links}</GuardianFold>}
          {first && (
            <GuardianFold title={t("contacts.clubsView.title")}>
              <ClubsView request={first} handle={guardian.player.handle} />
            </GuardianFold>
          )}
          {unread === 0 && (
            <GuardianFold title={t("messages.guardian.title")} note={threads.length || null}>
              {talks}
            </GuardianFold>
          )}
          {past.length > 0 && (
            <GuardianFold title={t("contacts.child.past", { count: past.length })}>
              <PastRequests requests={past} />
            </GuardianFold>
          )}
          <GuardianFold title={t("contacts.seenOfChild.title")}>
            <WhoSawWhat {...views} zone={zone} guardian={page} />
          </GuardianFold>
          {registrations.length > 0 && (
            <GuardianFold title={t("events.minor.title", { player })} note={registrations.length}>
              <MinorsRegistrations registrations={registrations} player={player} guardian={page} />
            </GuardianFold>
          )}
          {availability && (
            <GuardianFold title={t("availability.title")}>
              <OwnAvailability availability={availability} guardian={page} />
            </GuardianFold>
          )}
          {identity && (
            <GuardianFold
              title={t("verification.identity.title")}
              note={t(`verification.identity.badge.${identity.state}`)}
            >
              <OwnIdentity identity={identity} guardian={page} player={player} />
            </GuardianFold>
          )}
          <GuardianFold title={t("players.consent.heading")}>
            <GuardianConsents guardian={guardian} page={page} />
          </GuardianFold>
          {agrees && <GuardianFold title={t("players.childConsent.title", { player })}>{childConsent}</GuardianFold>}
          <GuardianFold title={t("notifications.settings.way")}>
            <SettingsWay guardian={page} />
          </GuardianFold>
          <GuardianFold title={t("reports.own.titleOfChild")}>
            <OwnCopy next={copy} zone={zone} guardian={page} />
          </GuardianFold>
          <GuardianFold title={t("players.wayIn.title")}>{wayIn}</GuardianFold>
        </div>
      }
    >
      {!agrees && childConsent}
      {openRequests.length > 0 && childRequests}
      {unread > 0 && talks}
      <ChildState guardian={guardian} named={views.open.map(({ organization }) => organization)} />
      {!waits && links}
    </GuardianDashboard>
  );
}
