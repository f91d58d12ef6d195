import { useTranslations } from "next-intl";
import { Checkbox } from "@/components/form/checkbox";
import { Form } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import { showMember } from "@/lib/recruiters/actions";
import type { TeamMember } from "@/lib/recruiters/queries/team";

/** Lets a member choose whether the public page of the organization names them. */
export function ShowOneself({ member: { isShown, teamRole } }: { member: TeamMember }) {
  const t = useTranslations("team");
  const common = useTranslations("common");
  const roles = useTranslations("recruiters.organization.role");
  return (
    <Form action={showMember} id="show-oneself" summary={false} className="grid content-start gap-2">
      <Checkbox name="shown" defaultChecked={isShown} hint={t("shownHint", { role: roles(teamRole) })}>
        {t("shown")}
      </Checkbox>
      <SubmitButton variant="outline" small className="justify-self-start">
        {common("save")}
      </SubmitButton>
    </Form>
  );
}
