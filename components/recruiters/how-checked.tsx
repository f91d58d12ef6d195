import { useTranslations } from "next-intl";
import { NumberedSteps } from "@/components/ui/numbered-steps";
import { requestDays } from "@/lib/contacts/schema/requests";

const steps = ["verify", "search", "ask", "talk"] as const;

export function HowChecked() {
  const t = useTranslations("recruiters.page");
  return (
    <aside className="block sign-up-aside" aria-labelledby="next">
      <header>
        <h2 id="next">{t("steps")}</h2>
      </header>
      <NumberedSteps
        className="after-form"
        steps={steps.map((name) => ({
          name,
          title: t(`step.${name}.title`),
          text: t(`step.${name}.text`, { days: requestDays }),
        }))}
      />
    </aside>
  );
}
