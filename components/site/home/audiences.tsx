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

/** On a phone the arrow stands beside the name. */
const compact = "max-[56rem]:grid-cols-[minmax(0,1fr)_auto]";

/** Shown to visitors without an account. */
export function Audiences() {
  const t = useTranslations("home.audience");
  return (
    <div className="members:hidden">
      <Section title={t("title")} lead={t("lead")} short>
        <div className="halves">
          {halves.map((half) => (
            <div className="half" key={half[0].who}>
              {half.map(({ who: audience, href, main }) => (
                <Link key={audience} href={href} className={main ? `main ${compact}` : compact}>
                  <div>
                    <h3>{t(`${audience}.name`)}</h3>
                    <p className={main ? "max-md:text-sm" : "max-[56rem]:sr-only"}>
                      {t(`${audience}.text`, { days: trialDays })}
                    </p>
                  </div>
                  <span>
                    <span className="more">
                      <span className="max-[56rem]:sr-only">{t(`${audience}.step`)}</span>
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
