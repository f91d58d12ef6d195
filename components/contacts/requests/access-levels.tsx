import "./scouting.css";
import { useTranslations } from "next-intl";
import { usePrivacyWords } from "@/components/players/use-privacy-words";
import { AccessMark } from "@/components/ui/access-mark";
import { Badge } from "@/components/ui/badge";
import { type AccessLevel, accessLevels } from "@/lib/platform/access-level";

/** The three access levels, with those the reader has marked as open. */
export function AccessLevels({ accessLevel, minor }: { accessLevel: AccessLevel; minor: boolean }) {
  const t = useTranslations("contacts.accessLevels");
  const privacyTexts = usePrivacyWords({ minor });
  const reached = accessLevels.indexOf(accessLevel);
  return (
    <section className="access-levels" aria-labelledby="access-levels">
      <h2 id="access-levels">{t("title")}</h2>
      <ol>
        {accessLevels.map((step, index) => (
          <li key={step}>
            <p className="row">
              <AccessMark accessLevel={step} />
              <Badge look={index <= reached ? "full" : "dash"}>{t(index <= reached ? "open" : "closed")}</Badge>
            </p>
            <h3>{t(`${step}.title`)}</h3>
            <p>{t(`${step}.text`, { shown: privacyTexts[step] })}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
