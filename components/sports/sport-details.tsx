import { useTranslations } from "next-intl";

type Props = { sport: { rules: string | null; majorCompetitions: string | null } };

export function SportDetails({ sport: { rules, majorCompetitions } }: Props) {
  const t = useTranslations("sports");
  if (!rules && !majorCompetitions) return <p className="soft">{t("factsToCome")}</p>;
  return (
    <div className="sport-details">
      {rules && <Prose title={t("rules")} text={rules} />}
      {majorCompetitions && <Prose title={t("competitions")} text={majorCompetitions} />}
    </div>
  );
}

function Prose({ title, text }: { title: string; text: string }) {
  return (
    <section>
      <h2>{title}</h2>
      {text.split(/\n+/).map((line) => (
        <p key={line}>{line}</p>
      ))}
    </section>
  );
}
