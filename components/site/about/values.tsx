import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Section } from "@/components/layout/section";
import { ADULT_AGE } from "@/lib/platform/ages";

const points = ["one", "two", "three"] as const;

export function Values() {
  const t = useTranslations("about.values");
  return (
    <Section title={t("title")} lead={t("lead")} joined>
      <div className="values">
        <Value of="transparency">
          <svg viewBox="0 0 240 120" aria-hidden="true">
            <path d="M1 119V1h238v118M41 119V31h158v88M81 119V61h78v58M0 119h240" />
            <circle className="hot" cx="120" cy="92" r="10" />
          </svg>
        </Value>
        <Value of="integrity">
          <svg viewBox="0 0 240 120" aria-hidden="true">
            <path d="M1 1h238v118H1zM120 1v118" />
            <circle cx="120" cy="60" r="30" />
            <circle className="hot" cx="120" cy="60" r="8" />
          </svg>
        </Value>
      </div>
    </Section>
  );
}

function Value({ of: value, children }: { of: "transparency" | "integrity"; children: ReactNode }) {
  const t = useTranslations("about.values");
  return (
    <article>
      <div className="draw">{children}</div>
      <h3>{t(`${value}.title`)}</h3>
      <p>{t(`${value}.text`)}</p>
      <ul>
        {points.map((point) => (
          <li key={point}>{t(`${value}.${point}`, { adultAge: ADULT_AGE })}</li>
        ))}
      </ul>
    </article>
  );
}
