import { useTranslations } from "next-intl";
import { Form } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import { LinkButton } from "@/components/ui/link-button";
import { stateClaims } from "@/lib/measurements/actions";
import type { OwnClaims } from "@/lib/measurements/queries/own-claims";
import { claimsPath } from "@/lib/measurements/schema/paths";
import type { FormStep } from "@/lib/measurements/schema/steps";
import { AttributeField } from "./attribute-field";
import { SeasonHead, TestHead } from "./step-head";
import { StepProgress } from "./step-progress";

type Props = { own: OwnClaims; step: FormStep; guardian?: string };

/** One screen of what recruiters look for; nothing on it is required, and what was said stands in it. */
export function ClaimsForm({ own, step, guardian }: Props) {
  const t = useTranslations("attributes.form");
  const { sport, sports, steps, claims, claimant, position } = own;
  const at = steps.indexOf(step);
  const where = { basePath: guardian && `/guardian/${guardian}`, sport: sport === sports[0] ? null : sport };
  const path = (step: FormStep | undefined) => claimsPath({ ...where, step: step?.slug });
  const claimFor = (key: string) => claims.find(({ attribute }) => attribute === key);
  return (
    <div className="grid max-w-160 gap-6">
      <StepProgress steps={steps} at={at} />
      <Form action={stateClaims} guardian={guardian} id={`claims-${step.slug}`} keepsDraft>
        <input type="hidden" name="step" value={step.slug} />
        <input type="hidden" name="sport" value={sport} />
        <div className="grid grid-cols-2 items-start gap-x-4 gap-y-4">
          {step.group === "tests" && <TestHead />}
          {step.group === "season" && <SeasonHead step={step} claims={claims} />}
          {step.attributes.map((attribute) => (
            <AttributeField
              key={attribute.key}
              attribute={attribute}
              claim={claimFor(attribute.key)}
              sport={sport}
              position={position}
              claimant={claimant}
            />
          ))}
        </div>
        <div className="flex flex-wrap items-center gap-3">
          <SubmitButton pending={t("saving")}>{t(at === steps.length - 1 ? "finish" : "save")}</SubmitButton>
          <LinkButton variant="bare" href={path(steps[at + 1])}>
            {t("skip")}
          </LinkButton>
          {at > 0 && (
            <LinkButton variant="bare" href={path(steps[at - 1])}>
              {t("back")}
            </LinkButton>
          )}
        </div>
      </Form>
    </div>
  );
}
