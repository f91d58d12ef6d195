import { useTranslations } from "next-intl";
import { Section } from "@/components/layout/section";
import { usePrivacyWords } from "@/components/players/use-privacy-words";
import { DepthMark } from "@/components/ui/depth-mark";

/** The three levels in words, of an adult player. */
export function Depths() {
  const t = useTranslations("scouting.depths");
  const shown = usePrivacyWords({ minor: false });
  return (
    <Section title={useTranslations("how-it-works")("depths")}>
      <ol className="three-depths">
        {(["card", "profile", "identity"] as const).map((depth) => (
          <li key={depth}>
            <DepthMark depth={depth} large />
            <h3>{t(`${depth}.title`)}</h3>
            <p>{t(`${depth}.text`, { shown: shown[depth] })}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
