import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { AddressReminder } from "@/components/accounts/address-reminder";
import { OwnApplications } from "@/components/jobs/application/own-applications";
import { OwnOffers } from "@/components/jobs/own-offers";
import { SeekerDashboard } from "@/components/jobs/seeker-dashboard";
import { ChildrenList } from "@/components/players/children-list";
import { GuardianStart } from "@/components/players/guardian-start";
import { PartsFailed } from "@/components/site/dashboard/parts-failed";
import { ownAccount } from "@/lib/accounts/queries/account";
import { receivedIntroductions } from "@/lib/contacts/queries/own-introductions";
import { countForChildren } from "@/lib/contacts/queries/requests";
import { unreadOfChildren } from "@/lib/contacts/queries/threads";
import { currentActor } from "@/lib/entry/session";
import { type OwnApplication, ownApplications } from "@/lib/jobs/queries/applications";
import { type OwnOffer, ownOffers, seeksWork } from "@/lib/jobs/queries/own";
import { ownSeekerForm } from "@/lib/jobs/queries/seekers";
import { type Actor, isGuardian } from "@/lib/platform/command/actor";
import { createPartReader, orElse } from "@/lib/platform/http/page-parts";
import { childrenOf } from "@/lib/players/queries/guardian";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("players.children");
  return { title: t("title"), robots: { index: false, follow: false } };
}

export default async function GuardiansPage() {
  const actor = await currentActor();
  if (!actor.userId) return <GuardianStart />;
  const children = await childrenOf(actor);
  const ids = children.map(({ playerId }) => playerId);
  const [waitingCounts, unreadCounts, account] = await Promise.all([
    countForChildren(ids),
    unreadOfChildren(ids),
    orElse("account", ownAccount(actor), null),
  ]);
  return (
    <ChildrenList
      list={children.map((child) => ({
        ...child,
        waiting: waitingCounts.get(child.playerId) ?? 0,
        unread: unreadCounts.get(child.playerId) ?? 0,
      }))}
    >
      {account?.confirmed === false && <AddressReminder />}
      {isGuardian(actor) && <OwnWork actor={actor} />}
    </ChildrenList>
  );
}

/** Guardians have no other dashboard, so their own applications and offers are listed here. */
async function OwnWork({ actor }: { actor: Actor }) {
  const { failed, read: readPart } = createPartReader();
  const [seeks, offers, applications] = await Promise.all([
    readPart("seeker", seeksWork(actor), false),
    readPart("offers", ownOffers(actor), []),
    readPart("applications", ownApplications(actor), []),
  ]);
  const work = { offers, applications };
  return (
    <>
      {failed.length > 0 && <PartsFailed />}
      {seeks ? <OwnSearch actor={actor} {...work} /> : <OwnListings {...work} />}
    </>
  );
}

type Work = { offers: OwnOffer[]; applications: OwnApplication[] };

function OwnListings({ offers, applications }: Work) {
  if (offers.length + applications.length === 0) return null;
  return (
    <div className="grid max-w-[56rem] gap-8">
      <OwnApplications applications={applications} />
      {offers.length > 0 && <OwnOffers offers={offers} acts />}
    </div>
  );
}

async function OwnSearch({ actor, ...work }: Work & { actor: Actor }) {
  const { failed, read: readPart } = createPartReader();
  const [profile, received] = await Promise.all([
    ownSeekerForm(actor),
    readPart("introductions", receivedIntroductions(actor), []),
  ]);
  return (
    <>
      {failed.length > 0 && <PartsFailed />}
      <SeekerDashboard
        {...profile}
        received={received}
        offers={work.offers}
        applications={work.applications}
        lists={<OwnListings {...work} />}
      />
    </>
  );
}
