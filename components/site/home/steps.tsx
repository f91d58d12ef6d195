import { useTranslations } from "next-intl";
import { Section } from "@/components/layout/section";
import { NumberedSteps } from "@/components/ui/numbered-steps";

const audiences = ["players", "recruiters"] as const;
type Audience = (typeof audiences)[number];

/** On a phone only the chosen lane is shown. */
const oneLane =
  "max-md:gap-0 max-md:has-[[value=players]:checked]:[&>[data-lane=recruiters]]:hidden max-md:has-[[value=recruiters]:checked]:[&>[data-lane=players]]:hidden";

const steps = ["one", "two", "three", "four"] as const;

export function Steps() {
  const t = useTranslations("home.steps");
  return (
    <Section title={t("title")} lead={t("lead")} joined short>
      <div className={`lanes ${oneLane}`}>
        <fieldset className="radio-tabs md:hidden">
          <legend className="vh">{t("title")}</legend>
          <div className="tabs">
            {audiences.map((audience, index) => (
              <label key={audience}>
                <input className="vh" type="radio" name="lane" value={audience} defaultChecked={index === 0} />
                <span>{t(`${audience}.title`)}</span>
              </label>
            ))}
          </div>
        </fieldset>
        {audiences.map((audience) => (
          <Lane key={audience} audience={audience} />
        ))}
      </div>
    </Section>
  );
}

function Lane({ audience }: { audience: Audience }) {
  const t = useTranslations("home.steps");
  return (
    <div data-lane={audience}>
      <h3 className="max-md:sr-only">{t(`${audience}.title`)}</h3>
      <NumberedSteps
        steps={steps.map((name) => ({
          name,
          title: t(`${audience}.${name}.name`),
          text: t(`${audience}.${name}.text`),
        }))}
      />
    </div>
  );
}
