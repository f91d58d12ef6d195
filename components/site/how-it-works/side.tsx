import { useTranslations } from "next-intl";
import { LinkButton } from "@/components/ui/link-button";
import { NumberedSteps } from "@/components/ui/numbered-steps";
import type { Rules } from "./rules";
import "./how-it-works.css";

const sides = {
  players: { steps: ["profile", "facts", "found", "answer", "meet"], href: "/player-signup" },
  recruiters: { steps: ["verify", "plan", "search", "ask", "sign"], href: "/recruiter-signup" },
} as const;

export function Side({ of: side, rules }: { of: keyof typeof sides; rules: Rules }) {
  const t = useTranslations("how-it-works");
  const { steps, href } = sides[side];
  return (
    <section className="side" aria-labelledby={side}>
      <h2 id={side}>{t(`${side}.title`)}</h2>
      <NumberedSteps
        as="h3"
        steps={steps.map((name) => ({
          name,
          title: t(`${side}.${name}.title` as "players.profile.title"),
          text: t(`${side}.${name}.text` as "players.profile.text", rules),
        }))}
      />
      <LinkButton variant={side === "players" ? "go" : "outline"} className="members:hidden" href={href}>
        {t(`${side}.act`)}
      </LinkButton>
    </section>
  );
}
