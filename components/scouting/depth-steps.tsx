import { useTranslations } from "next-intl";
import { type Depth, DepthMark } from "@/components/ui/depth-mark";

const depths: readonly Depth[] = ["card", "profile", "identity"];

/** The three depths in words, with those that are open to the reader. */
export function DepthSteps({ depth }: { depth: Depth }) {
  const t = useTranslations("scouting.depths");
  const reached = depths.indexOf(depth);
  return (
    <section className="depths" aria-labelledby="depths">
      <h2 id="depths">{t("title")}</h2>
      <ol>
        {depths.map((step, at) => (
          <li key={step} data-open={at <= reached || undefined}>
            <DepthMark depth={step} />
            <div>
              <b>{t(`${step}.title`)}</b>
              <p>{t(`${step}.text`)}</p>
            </div>
            <span className={at <= reached ? "badge full" : "badge dash"}>{t(at <= reached ? "open" : "closed")}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
