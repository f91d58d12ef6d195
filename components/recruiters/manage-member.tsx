import { useTranslations } from "next-intl";
import { Form } from "@/components/form/form";
import { Select } from "@/components/form/select";
import { SubmitButton } from "@/components/form/submit-button";
import { Disclosure } from "@/components/ui/disclosure";
import { changeRole, removeMember, transferOwnership } from "@/lib/recruiters/actions";
import type { TeamMember } from "@/lib/recruiters/queries/team";
import { givenRoles } from "@/lib/recruiters/schema";

/** Actions of the owner on another member. */
export function ManageMember({ member: { userId, name, teamRole } }: { member: TeamMember }) {
  const t = useTranslations("team");
  const roles = givenRoles.map((value) => ({ value, label: t(`role.${value}`), hint: t(`roleHint.${value}`) }));
  return (
    <Disclosure summary={t("tend", { name })} small className="">
      <div className="grid max-w-120 gap-5">
        <Form key={teamRole} action={changeRole} id={`role-${userId}`}>
          <input type="hidden" name="userId" value={userId} />
          <Select name="teamRole" label={t("roleLabel")} options={roles} defaultValue={teamRole} required />
          <SubmitButton variant="outline" small className="justify-self-start">
            {t("saveRole")}
          </SubmitButton>
        </Form>
        <Form action={transferOwnership} id={`hand-over-${userId}`} summary={false} className="grid gap-2">
          <input type="hidden" name="userId" value={userId} />
          <p className="text-xs text-ink-2">{t("transferOwnershipHint", { name })}</p>
          <SubmitButton variant="bare" small className="justify-self-start">
            {t("transferOwnership", { name })}
          </SubmitButton>
        </Form>
        <Form action={removeMember} id={`remove-${userId}`} summary={false} className="grid gap-2">
          <input type="hidden" name="userId" value={userId} />
          <p className="text-xs text-ink-2">{t("removeHint")}</p>
          <SubmitButton variant="bare" small className="justify-self-start">
            {t("remove", { name })}
          </SubmitButton>
        </Form>
      </div>
    </Disclosure>
  );
}
