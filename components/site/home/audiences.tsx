import { useTranslations } from "next-intl";
import { Section } from "@/components/layout/section";
import { Icon } from "@/components/ui/icon";
import { trialDays } from "@/lib/billing/schema";
import { Link } from "@/lib/platform/i18n/navigation";

const halves = [
  [
    { who: "athletes", href: "/player-signup", main: true },
    { who: "esport", href: "/esport-signup", main: false },
  ],
  [
    { who: "recruiters", href: "/recruiter-signup", main: true },
    { who: "jobs", href: "/sport-jobs", main: false },
  ],
] as const;

/** Shown to visitors without an account. */
export function Audiences() {
  const t = useTranslations("home.audience");
  return (
    <div className="members:hidden">
      <Section title={t("title")} lead={t("lead")}>
        <div className="halves">
          {halves.map((half) => (
            <div className="half" key={half[0].who}>
              {half.map(({ who: audience, href, main }) => (
                <Link key={audience} href={href} className={main ? "main" : undefined}>
                  <div>
                    <h3>{t(`${audience}.name`)}</h3>
                    <p>{t(`${audience}.text`, { days: trialDays })}</p>
                  </div>
                  <span>
                    <span className="more">
                      {t(`${audience}.step`)}
                      <Icon name="forward" />
                    </span>
                  </span>
                </Link>
              ))}
            </div>
          ))}
          <span className="circle" />
        </div>
      </Section>
    </div>
  );
}
