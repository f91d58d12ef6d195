import { useTranslations } from "next-intl";
import { Folded } from "@/components/form/folded";
import { Form } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import { stateClaims } from "@/lib/players/actions/claims";
import type { OwnClaims } from "@/lib/players/queries/own-claims";
import { claimsPath } from "@/lib/players/schema/paths";
import type { Attribute } from "@/lib/sports/schema/attribute";
import type { FormStep } from "@/lib/sports/schema/steps";
import { AttributeField } from "./attribute-field";
import { SeasonHead, TestHead } from "./step-head";
import { StepProgress } from "./step-progress";

type Props = { own: OwnClaims; step: FormStep; guardian?: string };

/** One step of the claims; every field is optional and holds the saved value. */
export function ClaimsForm({ own: ownClaims, step, guardian }: Props) {
  const t = useTranslations("attributes.form");
  const groups = useTranslations("attributes.group");
  const { sport, sports, steps, claims, claimant, position } = ownClaims;
  const index = steps.indexOf(step);
  const pathParts = { basePath: guardian && `/guardian/${guardian}`, sport: sport === sports[0] ? null : sport };
  const next = steps[index + 1];
  const foldedAttributes = step.attributes.slice(step.open);
  const claimFor = (key: string) => claims.find(({ attribute }) => attribute === key);
  return (
    <div className="grid max-w-160 gap-6">
      <StepProgress
        steps={steps}
        currentIndex={index}
        claims={claims}
        pathOf={(target) => claimsPath({ ...pathParts, step: target.slug })}
      />
      <Form action={stateClaims} guardian={guardian} id={`claims-${step.slug}`} keepsDraft>
        <input type="hidden" name="step" value={step.slug} />
        <input type="hidden" name="sport" value={sport} />
        <div className="grid grid-cols-2 items-start gap-x-4 gap-y-4">
          {step.group === "tests" && <TestHead />}
          {step.group === "season" && <SeasonHead step={step} claims={claims} />}
          {step.attributes.slice(0, step.open).map(field)}
        </div>
        {foldedAttributes.length > 0 && (
          <Folded
            name={foldedAttributes.map(({ key }) => key)}
            summary={t("more", {
              count: foldedAttributes.length,
              stated: foldedAttributes.filter(({ key }) => claimFor(key)).length,
            })}
          >
            <div className="grid grid-cols-2 items-start gap-x-4 gap-y-4 pt-2">{foldedAttributes.map(field)}</div>
          </Folded>
        )}
        <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4">
          <SubmitButton className="order-last" doing="saving">
            {next ? t("next", { step: groups(next.group) }) : t("finish")}
          </SubmitButton>
          <SubmitButton variant="bare" name="later" value="yes" doing="saving">
            {t("later")}
          </SubmitButton>
        </div>
      </Form>
    </div>
  );

  function field(attribute: Attribute) {
    const claim = claimFor(attribute.key);
    return <AttributeField key={attribute.key} {...{ attribute, claim, sport, position, claimant }} />;
  }
}
