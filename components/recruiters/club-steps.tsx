import { useTranslations } from "next-intl";
import { Section } from "@/components/layout/section";
import { NumberedSteps } from "@/components/ui/numbered-steps";
import { requestDays } from "@/lib/contacts/schema/requests";

const steps = ["verify", "search", "ask", "talk"] as const;

export function ClubSteps() {
  const t = useTranslations("recruiters.page");
  return (
    <Section title={t("steps")}>
      <div className="lanes">
        <NumberedSteps
          steps={steps.map((name) => ({
            name,
            title: t(`step.${name}.title`),
            text: t(`step.${name}.text`, { days: requestDays }),
          }))}
        />
      </div>
    </Section>
  );
}
