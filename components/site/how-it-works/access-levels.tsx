import { useTranslations } from "next-intl";
import { Section } from "@/components/layout/section";
import { usePrivacyWords } from "@/components/players/use-privacy-words";
import { AccessMark } from "@/components/ui/access-mark";
import { accessLevels } from "@/lib/platform/access-level";

/** The three access levels of an adult player. */
export function AccessLevels() {
  const t = useTranslations("contacts.accessLevels");
  const privacyTexts = usePrivacyWords({ minor: false });
  return (
    <Section title={useTranslations("how-it-works")("accessLevels")}>
      <ol className="three-access-levels">
        {accessLevels.map((accessLevel) => (
          <li key={accessLevel}>
            <AccessMark accessLevel={accessLevel} large />
            <h3>{t(`${accessLevel}.title`)}</h3>
            <p>{t(`${accessLevel}.text`, { shown: privacyTexts[accessLevel] })}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
