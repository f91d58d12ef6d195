import { useTranslations } from "next-intl";
import { Section } from "@/components/layout/section";
import { DepthMark } from "@/components/ui/depth-mark";

/** The three depths at which a player is seen. */
export function Depths() {
  const t = useTranslations("scouting.depths");
  return (
    <Section title={useTranslations("how-it-works")("depths")}>
      <ol className="three-depths">
        {(["card", "profile", "identity"] as const).map((depth) => (
          <li key={depth}>
            <DepthMark depth={depth} large />
            <h3>{t(`${depth}.title`)}</h3>
            <p>{t(`${depth}.text`)}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
