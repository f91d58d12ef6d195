import { useTranslations } from "next-intl";
import { Section } from "@/components/layout/section";
import { usePrivacyWords } from "@/components/players/use-privacy-words";
import { DepthMark } from "@/components/ui/depth-mark";

/** The three access levels of an adult player. */
export function Depths() {
  const t = useTranslations("contacts.depths");
  const privacyTexts = usePrivacyWords({ minor: false });
  return (
    <Section title={useTranslations("how-it-works")("depths")}>
      <ol className="three-depths">
        {(["card", "profile", "identity"] as const).map((depth) => (
          <li key={depth}>
            <DepthMark depth={depth} large />
            <h3>{t(`${depth}.title`)}</h3>
            <p>{t(`${depth}.text`, { shown: privacyTexts[depth] })}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
