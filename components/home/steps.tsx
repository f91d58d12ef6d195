import { useTranslations } from "next-intl";
import { NumberedSteps } from "@/components/ui/numbered-steps";

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
  return (
    <div>
      <h3>{t(`${who}.title`)}</h3>
      <NumberedSteps
        steps={steps.map((name) => ({ name, title: t(`${who}.${name}.name`), text: t(`${who}.${name}.text`) }))}
      />
    </div>
  );
}
