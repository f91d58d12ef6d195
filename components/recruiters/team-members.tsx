import { useFormatter, useTranslations } from "next-intl";
import { Address } from "@/components/ui/address";
import { Badge } from "@/components/ui/badge";
import type { TeamMember } from "@/lib/recruiters/queries/team";
import { ManageMember } from "./manage-member";
import { ShowOneself } from "./show-oneself";

const roleLooks = { owner: "full", member: "solid", reader: "dash" } as const;

/** `mayManage` is true if the reader may change the roles of the members. */
export function TeamMembers({ members, mayManage }: { members: TeamMember[]; mayManage: boolean }) {
  const t = useTranslations("team");
  return (
    <section aria-labelledby="members">
      <h2 id="members" className="heading-xl pb-2">
        {t("members", { count: members.length })}
      </h2>
      <ul className="border-b border-line">
        {members.map((member) => (
          <li
            key={member.userId}
            className="grid grid-cols-[minmax(0,1fr)] gap-3 border-t border-line py-4 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]"
          >
            <Member member={member} />
            {mayManage && member.teamRole !== "owner" && <ManageMember member={member} />}
            {member.isReader && <ShowOneself member={member} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Member({ member: { name, email, teamRole, joinedAt, invitedBy, stopped, isReader } }: { member: TeamMember }) {
  const t = useTranslations("team");
  const format = useFormatter();
  const date = format.dateTime(joinedAt, { dateStyle: "long" });
  return (
    <div className="grid content-start gap-1 text-sm">
      <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-md font-semibold wrap-anywhere">
        <bdi>{name}</bdi>
        <Badge look={roleLooks[teamRole]}>{t(`role.${teamRole}`)}</Badge>
        {stopped && <Badge look="struck">{t("stopped")}</Badge>}
      </h3>
      <span className="wrap-anywhere text-ink-2">
        <Address email={email} />
      </span>
      <span className="text-xs text-ink-2">
        {invitedBy ? t.rich("sinceBy", { date, by: invitedBy, b: (text) => <bdi>{text}</bdi> }) : t("since", { date })}
      </span>
      {isReader && <span className="text-xs text-ink-3">{t("you")}</span>}
    </div>
  );
}
