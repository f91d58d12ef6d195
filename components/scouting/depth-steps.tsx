import "./scouting.css";
import { useTranslations } from "next-intl";
import { usePrivacyWords } from "@/components/players/use-privacy-words";
import { Badge } from "@/components/ui/badge";
import { type Depth, DepthMark } from "@/components/ui/depth-mark";

const depths: readonly Depth[] = ["card", "profile", "identity"];

/** The three levels in words, of such a player, with those that are open to the reader. */
export function DepthSteps({ depth, minor }: { depth: Depth; minor: boolean }) {
  const t = useTranslations("scouting.depths");
  const shown = usePrivacyWords({ minor });
  const reached = depths.indexOf(depth);
  return (
    <section className="depths" aria-labelledby="depths">
      <h2 id="depths">{t("title")}</h2>
      <ol>
        {depths.map((step, at) => (
          <li key={step}>
            <p className="row">
              <DepthMark depth={step} />
              <Badge look={at <= reached ? "full" : "dash"}>{t(at <= reached ? "open" : "closed")}</Badge>
            </p>
            <h3>{t(`${step}.title`)}</h3>
            <p>{t(`${step}.text`, { shown: shown[step] })}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
