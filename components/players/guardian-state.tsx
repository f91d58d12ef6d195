import { useFormatter, useTranslations } from "next-intl";
import { Form } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import { Notice } from "@/components/ui/notice";
import { remindGuardian } from "@/lib/players/actions/players";
import type { OwnProfile } from "@/lib/players/queries/own-profile";

const looks = { invited: "plain", confirmed: "good", declined: "bad" } as const;

type Props = {
  guardian: NonNullable<OwnProfile["guardian"]>;
  /** True if the player has consented too. */
  agrees: boolean;
  /** True if the form that names the guardian stands below. */
  overForm?: boolean;
};

export function GuardianState({ guardian, agrees, overForm = false }: Props) {
  const t = useTranslations("players.guardianState");
  const format = useFormatter();
  const { fullName: name, email, status, invitedAt } = guardian;
  return (
    <Notice look={status === "confirmed" && !agrees ? "plain" : looks[status]}>
      <p>
        {t(agrees || status === "declined" ? status : `${status}YoursMissing`, {
          name,
          email,
          date: format.dateTime(invitedAt, "day"),
        })}
      </p>
      {status === "invited" && (
        <>
          {overForm && <p>{t("correct")}</p>}
          <Form action={remindGuardian} id="remind" className="flex flex-wrap items-center gap-3">
            <SubmitButton variant="quiet" small doing="sending">
              {t("remind")}
            </SubmitButton>
          </Form>
        </>
      )}
    </Notice>
  );
}
