import { useTranslations } from "next-intl";

export function Purpose() {
  const t = useTranslations("about");
  return (
    <section className="section purpose pt-0">
      <div className="wrap">
        {(["mission", "vision"] as const).map((part) => (
          <div key={part}>
            <h2>{t(`${part}.title`)}</h2>
            <p>{t(`${part}.text`)}</p>
          </div>
        ))}
      </div>
    </section>
  );
}
