import { useTranslations } from "next-intl";
import { requestDays } from "@/lib/scouting/schema";

const steps = ["verify", "search", "ask", "talk"] as const;

/** What comes after the form, beside it. */
export function HowChecked() {
  const t = useTranslations("recruiters.page");
  return (
    <aside className="block sign-up-aside" aria-labelledby="next">
      <header>
        <h2 id="next">{t("steps")}</h2>
      </header>
      <ol className="after-form">
        {steps.map((step, at) => (
          <li key={step}>
            <span className="num">{at + 1}</span>
            <span>
              <b>{t(`step.${step}.title`)}</b>
              {t(`step.${step}.text`, { days: requestDays })}
            </span>
          </li>
        ))}
      </ol>
    </aside>
  );
}
