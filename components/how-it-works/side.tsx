import { useFormatter, useTranslations } from "next-intl";
import { LinkButton } from "@/components/ui/button";
import type { Rules } from "./rules";
import "./how-it-works.css";

const sides = {
  players: { steps: ["profile", "facts", "found", "answer", "meet"], href: "/player-signup" },
  recruiters: { steps: ["verify", "plan", "search", "ask", "sign"], href: "/recruiter-signup" },
} as const;

/** One side of the pitch: five steps and the way to begin. */
export function Side({ of, rules }: { of: keyof typeof sides; rules: Rules }) {
  const t = useTranslations("how-it-works");
  const format = useFormatter();
  const { steps, href } = sides[of];
  return (
    <section className="side" aria-labelledby={of}>
      <h2 id={of}>{t(`${of}.title`)}</h2>
      <ol>
        {steps.map((step, at) => (
          <li key={step}>
            <span className="num" aria-hidden="true">
              {format.number(at + 1, "whole")}
            </span>
            <div>
              <h3>{t(`${of}.${step}.title` as "players.profile.title")}</h3>
              <p>{t(`${of}.${step}.text` as "players.profile.text", rules)}</p>
            </div>
          </li>
        ))}
      </ol>
      <LinkButton variant={of === "players" ? "go" : "outline"} href={href}>
        {t(`${of}.act`)}
      </LinkButton>
    </section>
  );
}
