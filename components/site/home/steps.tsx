import { useTranslations } from "next-intl";
import { Section } from "@/components/layout/section";
import { NumberedSteps } from "@/components/ui/numbered-steps";

const steps = ["one", "two", "three", "four"] as const;

export function Steps() {
  const t = useTranslations("home.steps");
  return (
    <Section title={t("title")} lead={t("lead")} joined>
      <div className="lanes">
        <Lane audience="players" />
        <Lane audience="recruiters" />
      </div>
    </Section>
  );
}

function Lane({ audience }: { audience: "players" | "recruiters" }) {
  const t = useTranslations("home.steps");
  return (
    <div>
      <h3>{t(`${audience}.title`)}</h3>
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
