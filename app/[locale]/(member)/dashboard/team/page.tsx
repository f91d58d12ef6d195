import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { InviteForm } from "@/components/recruiters/invite-form";
import { LeaveTeam } from "@/components/recruiters/leave-team";
import { TeamActs } from "@/components/recruiters/team-acts";
import { TeamInvitations } from "@/components/recruiters/team-invitations";
import { TeamMembers } from "@/components/recruiters/team-members";
import { AdminFrame } from "@/components/trust/admin/admin-frame";
import { memberActor } from "@/lib/entry/session";
import { redirect } from "@/lib/platform/i18n/navigation";
import { readerZone } from "@/lib/platform/i18n/reader-zone";
import { teamOf } from "@/lib/recruiters/queries/team";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("team"))("title"), robots: { index: false } };
}

export default async function TeamPage() {
  const actor = await memberActor("/dashboard/team");
  const [team, zone, t] = await Promise.all([teamOf(actor), readerZone(), getTranslations("team")]);
  if (!team) return redirect({ href: "/dashboard", locale: await getLocale() });
  const { organization, members, invitations, acts, teamRole } = team;
  const isOwner = teamRole === "owner";
  return (
    <div className="wrap">
      <AdminFrame title={t("title")} lead={t("lead", { organization })} back={{ href: "/dashboard" }}>
        <TeamMembers members={members} mayManage={isOwner} />
        <div className="page-columns">
          <div className="page-column">
            <TeamActs acts={acts} zone={zone} />
          </div>
          <div className="page-column">
            {isOwner && <InviteForm />}
            <TeamInvitations invitations={invitations} mayManage={isOwner} />
            {!isOwner && <LeaveTeam organization={organization} />}
          </div>
        </div>
      </AdminFrame>
    </div>
  );
}
