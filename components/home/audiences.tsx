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

/** For whoever has no account yet. One pitch: two halves, four ways in, the kick-off spot in the middle. */
export function Audiences() {
  const t = useTranslations("home.audience");
  return (
    <div className="members:hidden">
      <Section title={t("title")} lead={t("lead")}>
        <div className="halves">
          {halves.map((half) => (
            <div className="half" key={half[0].who}>
              {half.map(({ who, href, main }) => (
                <Link key={who} href={href} className={main ? "main" : undefined}>
                  <div>
                    <h3>{t(`${who}.name`)}</h3>
                    <p>{t(`${who}.text`, { days: trialDays })}</p>
                  </div>
                  <span>
                    <span className="more">
                      {t(`${who}.step`)}
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
