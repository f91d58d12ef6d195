import { useTranslations } from "next-intl";
import { DepthMark } from "@/components/ui/depth-mark";

/** The three depths at which a player is seen. */
export function Depths() {
  const t = useTranslations("scouting.depths");
  return (
    <section className="section">
      <div className="wrap">
        <header>
          <h2>{useTranslations("how-it-works")("depths")}</h2>
        </header>
        <ol className="three-depths">
          {(["card", "profile", "identity"] as const).map((depth) => (
            <li key={depth}>
              <DepthMark depth={depth} />
              <h3>{t(`${depth}.title`)}</h3>
              <p>{t(`${depth}.text`)}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
