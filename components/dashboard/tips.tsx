import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";

const tips = ["videos", "stats", "reply", "fields"] as const;

export function Tips() {
  const t = useTranslations("dashboard");
  return (
    <section className="block" aria-labelledby="tips">
      <header>
        <h2 id="tips">{t("tips")}</h2>
      </header>
      <ul className="ticks">
        {tips.map((tip) => (
          <li key={tip}>
            <Icon name="check" />
            <span>{t(`tip.${tip}`)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
