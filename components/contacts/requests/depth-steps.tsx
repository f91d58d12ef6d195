import "./scouting.css";
import { useTranslations } from "next-intl";
import { usePrivacyWords } from "@/components/players/use-privacy-words";
import { Badge } from "@/components/ui/badge";
import { type Depth, DepthMark } from "@/components/ui/depth-mark";

const depths: readonly Depth[] = ["card", "profile", "identity"];

/** The three access levels, with those the reader has marked as open. */
export function DepthSteps({ depth, minor }: { depth: Depth; minor: boolean }) {
  const t = useTranslations("contacts.depths");
  const privacyTexts = usePrivacyWords({ minor });
  const reached = depths.indexOf(depth);
  return (
    <section className="depths" aria-labelledby="depths">
      <h2 id="depths">{t("title")}</h2>
      <ol>
        {depths.map((step, index) => (
          <li key={step}>
            <p className="row">
              <DepthMark depth={step} />
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
