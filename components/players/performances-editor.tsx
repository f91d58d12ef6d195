import { useFormatter, useTranslations } from "next-intl";
import { Form } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import { TextInput } from "@/components/form/text-input";
import { recordPerformance, withdrawClaim } from "@/lib/players/actions/claims";
import type { OwnCareer } from "@/lib/players/queries/career";
import { RemoveButton } from "./remove-button";

type Props = Pick<OwnCareer, "performances" | "minor"> & { guardian?: string | undefined };

export function PerformancesEditor({ performances, minor, guardian }: Props) {
  const t = useTranslations("players");
  const common = useTranslations("common");
  const format = useFormatter();
  return (
    <section className="block part" id="performances" aria-labelledby="performances-title">
      <header>
        <h2 id="performances-title">{common("performanceHistory")}</h2>
      </header>
      <p className="small soft">{t("performance.lead")}</p>
      <ul className="list">
        {performances.map(({ id, label, value, on }) => (
          <li key={id}>
            <span>
              <b>
                <bdi>{label}</bdi> · <bdi>{value}</bdi>
              </b>
              <small>{on && format.dateTime(on, "day")}</small>
            </span>
            <RemoveButton
              action={withdrawClaim}
              field="claimId"
              id={id}
              words={t("facts.remove", { label })}
              guardian={guardian}
            />
          </li>
        ))}
      </ul>
      <AddPerformance guardian={guardian} minor={minor} />
    </section>
  );
}

function AddPerformance({ guardian, minor }: Pick<Props, "guardian" | "minor">) {
  const t = useTranslations("players");
  const common = useTranslations("common");
  return (
    <Form action={recordPerformance} guardian={guardian} id="performance">
      {minor && <p className="small soft">{t("hint.minorTexts")}</p>}
      <div className="pair">
        <TextInput name="metricName" label={common("measurement")} required />
        <TextInput name="metricValue" label={common("value")} required />
        <TextInput name="recordedOn" type="date" label={common("date")} required />
      </div>
      <SubmitButton variant="outline" doing="adding">
        {t("performance.add")}
      </SubmitButton>
    </Form>
  );
}
