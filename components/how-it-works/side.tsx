import { useTranslations } from "next-intl";
import { LinkButton } from "@/components/ui/link-button";
import { NumberedSteps } from "@/components/ui/numbered-steps";
import type { Rules } from "./rules";
import "./how-it-works.css";

const sides = {
  players: { steps: ["profile", "facts", "found", "answer", "meet"], href: "/player-signup" },
  recruiters: { steps: ["verify", "plan", "search", "ask", "sign"], href: "/recruiter-signup" },
} as const;

/** One side of the pitch: five steps and the way to begin. */
export function Side({ of, rules }: { of: keyof typeof sides; rules: Rules }) {
  const t = useTranslations("how-it-works");
  const { steps, href } = sides[of];
  return (
    <section className="side" aria-labelledby={of}>
      <h2 id={of}>{t(`${of}.title`)}</h2>
      <NumberedSteps
        as="h3"
        steps={steps.map((name) => ({
          name,
          title: t(`${of}.${name}.title` as "players.profile.title"),
          text: t(`${of}.${name}.text` as "players.profile.text", rules),
        }))}
      />
      <LinkButton variant={of === "players" ? "go" : "outline"} className="members:hidden" href={href}>
        {t(`${of}.act`)}
      </LinkButton>
    </section>
  );
}
