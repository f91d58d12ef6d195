import { useFormatter, useTranslations } from "next-intl";
import { requestDays } from "@/lib/scouting/schema";

const steps = ["verify", "search", "ask", "talk"] as const;

/** What the product does for a club, in four steps. */
export function ClubSteps() {
  const t = useTranslations("recruiters.page");
  const format = useFormatter();
  return (
    <section className="section">
      <div className="wrap">
        <header>
          <h2>{t("steps")}</h2>
        </header>
        <div className="lanes">
          <ol>
            {steps.map((step, at) => (
              <li key={step}>
                <span className="num" aria-hidden="true">
                  {format.number(at + 1, "whole")}
                </span>
                <div>
                  <b>{t(`step.${step}.title`)}</b>
                  <p>{t(`step.${step}.text`, { days: requestDays })}</p>
                </div>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}
