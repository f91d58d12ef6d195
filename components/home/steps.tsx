import { useFormatter, useTranslations } from "next-intl";

const steps = ["one", "two", "three", "four"] as const;

export function Steps() {
  const t = useTranslations("home.steps");
  return (
    <section className="section joined">
      <div className="wrap">
        <header>
          <h2>{t("title")}</h2>
          <p className="lead">{t("lead")}</p>
        </header>
        <div className="lanes">
          <Lane who="players" />
          <Lane who="recruiters" />
        </div>
      </div>
    </section>
  );
}

function Lane({ who }: { who: "players" | "recruiters" }) {
  const t = useTranslations("home.steps");
  const format = useFormatter();
  return (
    <div>
      <h3>{t(`${who}.title`)}</h3>
      <ol>
        {steps.map((step, at) => (
          <li key={step}>
            <span className="num" aria-hidden="true">
              {format.number(at + 1)}
            </span>
            <div>
              <b>{t(`${who}.${step}.name`)}</b>
              <p>{t(`${who}.${step}.text`)}</p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
