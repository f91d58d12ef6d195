import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Section } from "@/components/layout/section";

export function Technology() {
  const t = useTranslations("home.technology");
  return (
    <Section title={t("title")} lead={t("lead")} joined short>
      <div className="grid gap-x-gap gap-y-4 min-[56rem]:grid-cols-[5fr_4fr_3fr]">
        <Card title={t("ai.title")} text={t("ai.text")}>
          <svg viewBox="0 0 300 140" aria-hidden="true">
            <path d="M0 30h300M0 70h300M0 110h300" stroke="var(--line)" />
            <path d="M0 30h232M0 70h176M0 110h120" strokeWidth="6" strokeLinecap="butt" />
            <path d="M232 18v24M176 58v24M120 98v24" />
            <circle className={mark} cx="232" cy="30" r="9" />
            <circle className={mark} cx="176" cy="70" r="9" />
            <circle className={mark} cx="120" cy="110" r="9" />
          </svg>
        </Card>
        <Card title={t("video.title")} text={t("video.text")}>
          <svg viewBox="0 0 240 140" aria-hidden="true">
            <path d="M.75.75h238.5v138.5H.75z" />
            <path d="M18 118C60 20 110 10 150 72" strokeDasharray="6 5" />
            <path d="M150 72c18 28 38 30 66 8M206 76l10 4-3 11" />
            <circle cx="18" cy="118" r="6" />
            <circle className={mark} cx="150" cy="72" r="10" />
          </svg>
        </Card>
        <Card title={t("global.title")} text={t("global.text")}>
          <svg viewBox="0 0 140 140" aria-hidden="true">
            <circle cx="70" cy="70" r="69" />
            <ellipse cx="70" cy="70" rx="34" ry="69" />
            <path d="M70 1v138M1 70h138M11 34h118M11 106h118" />
            <circle className={mark} cx="98" cy="34" r="8" />
          </svg>
        </Card>
      </div>
    </Section>
  );
}

const drawing =
  "text-ink rtl:[&_svg]:-scale-x-100 min-[56rem]:mb-6 min-[56rem]:h-36 [&_svg]:h-full [&_svg]:max-w-full [&_svg]:overflow-visible [&_svg]:fill-none [&_svg]:stroke-current [&_svg]:[stroke-width:1.5]";
const mark = "fill-flag stroke-night";

function Card({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[3.5rem_minmax(0,1fr)] items-center gap-x-4 min-[56rem]:block">
      <div className={drawing}>{children}</div>
      <div>
        <h3>{title}</h3>
        <p className="mt-1 max-w-96 text-ink-2 max-md:text-sm min-[56rem]:mt-2">{text}</p>
      </div>
    </div>
  );
}
