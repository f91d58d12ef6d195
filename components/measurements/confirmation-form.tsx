import { useTranslations } from "next-intl";
import { Form } from "@/components/form/form";
import { RadioCards } from "@/components/form/radio-cards";
import { Select } from "@/components/form/select";
import { SubmitButton } from "@/components/form/submit-button";
import { TextInput } from "@/components/form/text-input";
import { answerConfirmation } from "@/lib/measurements/actions/measurements";
import type { ConfirmationRequest } from "@/lib/measurements/queries/confirmation-request";
import { claimAnswers, confirmationProofs, confirmerRoles } from "@/lib/measurements/schema/confirmation";
import { Claimed } from "./claimed";

type Props = { request: ConfirmationRequest; token: string };

export function ConfirmationForm({ request, token }: Props) {
  const t = useTranslations("measurements.answerPage");
  return (
    <Form action={answerConfirmation} id="confirmation" className="grid gap-8">
      <input type="hidden" name="token" value={token} />
      <ul className="grid border-t border-line-2">
        {request.claims.map((claim) => (
          <ClaimToAnswer key={claim.id} claim={claim} />
        ))}
      </ul>
      <AboutYou request={request} />
      <div className="grid justify-items-start gap-3">
        <SubmitButton doing="sending">{t("send")}</SubmitButton>
        <p className="max-w-160 text-xs text-ink-2">{t("whatIsShown")}</p>
      </div>
    </Form>
  );
}

function ClaimToAnswer({ claim }: { claim: ConfirmationRequest["claims"][number] }) {
  const t = useTranslations("measurements.answerPage");
  const evidenceT = useTranslations("measurements");
  return (
    <li className="group/claim grid gap-4 border-b border-line py-5">
      <input type="hidden" name="item" value={claim.id} />
      <Claimed claim={claim} />
      <RadioCards
        name={`answer.${claim.id}`}
        label={t("yourAnswer")}
        options={claimAnswers.map((value) => ({ value, label: evidenceT(`answer.${value}`) }))}
        required
      />
      <div className="hidden group-has-[input[value=corrected]:checked]/claim:block">
        <TextInput
          name={`correction.${claim.id}`}
          label={t("correction")}
          hint={t("correctionHint")}
          maxLength={80}
          dir="auto"
        />
      </div>
    </li>
  );
}

function AboutYou({ request: { role, club } }: Pick<Props, "request">) {
  const t = useTranslations("measurements.answerPage");
  const common = useTranslations("common");
  const roles = useTranslations("measurements.role");
  const evidenceT = useTranslations("measurements");
  return (
    <section className="grid gap-4" aria-labelledby="about-you">
      <h2 id="about-you" className="heading-xl">
        {t("aboutYou")}
      </h2>
      <div className="pair">
        <Select
          name="role"
          label={t("role")}
          options={confirmerRoles.map((value) => ({ value, label: roles(value) }))}
          defaultValue={role}
          required
        />
        <TextInput name="club" label={t("club")} defaultValue={club} maxLength={120} required />
      </div>
      <Select
        name="proof"
        label={t("proof")}
        hint={t("proofHint")}
        placeholder={common("choose")}
        options={confirmationProofs.map((value) => ({ value, label: evidenceT(`proof.${value}`) }))}
      />
      <TextInput name="email" type="email" label={t("email")} hint={t("emailHint")} autoComplete="email" required />
    </section>
  );
}
