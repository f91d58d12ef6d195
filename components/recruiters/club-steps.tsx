import { useTranslations } from "next-intl";
import { NumberedSteps } from "@/components/ui/numbered-steps";
import { requestDays } from "@/lib/scouting/schema";

const steps = ["verify", "search", "ask", "talk"] as const;

/** What the product does for a club, in four steps. */
export function ClubSteps() {
  const t = useTranslations("recruiters.page");
  return (
    <section className="section">
      <div className="wrap">
        <header>
          <h2>{t("steps")}</h2>
        </header>
        <div className="lanes">
          <NumberedSteps
            steps={steps.map((name) => ({
              name,
              title: t(`step.${name}.title`),
              text: t(`step.${name}.text`, { days: requestDays }),
            }))}
          />
        </div>
      </div>
    </section>
  );
}
