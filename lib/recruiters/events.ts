import "server-only";
import { defineEvents, event, unhandled } from "@/lib/platform/outbox/domain-events";
import type { Change } from "@/lib/platform/outbox/event-changes";

type Recruiter = { recruiterId: string };
type Invitation = Recruiter & { invitationId: string };
type TeamMember = Recruiter & { userId: string };
type LicenceVerdict = Recruiter & { verificationCaseId: string };
type Verdict = LicenceVerdict & Partial<Change>;

const ownPage = ({ recruiterId }: Recruiter) => [`recruiters:${recruiterId}`];
const listsAndOwnPage = (recruiter: Recruiter) => ["recruiters", ...ownPage(recruiter), "stats"];
const memberPages = (recruiter: Recruiter) => ["jobs", ...ownPage(recruiter)];

export const recruiterEvents = defineEvents({
  "recruiter.joined": unhandled<Recruiter>("nothing is public before the verification"),
  "recruiter.updated": unhandled<Recruiter>("only cached pages depend on it", listsAndOwnPage),
  "recruiter.verified": event<Verdict>((recruiter) => [...listsAndOwnPage(recruiter), "events"]),
  "recruiter.rejected": event<Verdict>(listsAndOwnPage),
  "licence.verified": event<LicenceVerdict>(ownPage),
  "licence.rejected": event<LicenceVerdict>(ownPage),
  "member.invited": unhandled<Invitation>("the command itself sends the invitation"),
  "member.invitation_revoked": unhandled<Invitation>("the invitation's link says so"),
  "member.joined": event<TeamMember>(memberPages),
  "member.role_changed": unhandled<TeamMember>("the team's page and log show it", memberPages),
  "member.made_owner": event<TeamMember>(memberPages),
  "member.removed": event<TeamMember>(memberPages),
  "member.left": unhandled<TeamMember>("the team's page and log show it", memberPages),
  "member.shown": unhandled<TeamMember>("only cached pages depend on it", memberPages),
  "member.hidden": unhandled<TeamMember>("only cached pages depend on it", memberPages),
});
