import { useFormatter, useTranslations } from "next-intl";
import { Form } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import { TextInput } from "@/components/form/text-input";
import { Grade } from "@/components/measurements/grade";
import { MoreLink } from "@/components/ui/more-link";
import { addFact, withdrawClaim } from "@/lib/players/actions/claims";
import type { OwnCareer } from "@/lib/players/queries/career";
import { RemoveButton } from "./remove-button";

type Props = Pick<OwnCareer, "facts" | "minor"> & { guardian?: string | undefined };

export function FactsEditor({ facts, minor, guardian }: Props) {
  const t = useTranslations("players.facts");
  const players = useTranslations("players");
  const format = useFormatter();
  return (
    <section className="block part" id="facts" aria-labelledby="facts-title">
      <header>
        <h2 id="facts-title">{t("title")}</h2>
      </header>
      <p className="small soft">{facts.length === 0 ? t("empty") : t("lead")}</p>
      <ul className="list">
        {facts.map((fact) => (
          <li key={fact.id}>
            <span>
              <b>
                <bdi>{fact.label}</bdi>
                {fact.value && (
                  <>
                    {" · "}
                    <bdi>{fact.value}</bdi>
                  </>
                )}
                {fact.place !== null && ` · ${players("place", { place: fact.place })}`}
              </b>
              <small>
                <Grade grade={fact.grade} on={fact.on} minor={minor} words="full" />
                {fact.source && (
                  <>
                    {" · "}
                    <bdi>{fact.source}</bdi>
                  </>
                )}
                {fact.on && ` · ${format.dateTime(fact.on, "day")}`}
              </small>
            </span>
            <RemoveButton
              action={withdrawClaim}
              field="claimId"
              id={fact.id}
              words={t("remove", { label: fact.label })}
              guardian={guardian}
            />
          </li>
        ))}
      </ul>
      {facts.length > 0 && (
        <div>
          <MoreLink href={guardian ? `/guardian/${guardian}/evidence` : "/dashboard/evidence"}>{t("confirm")}</MoreLink>
        </div>
      )}
      <AddFact guardian={guardian} minor={minor} />
    </section>
  );
}

function AddFact({ guardian, minor }: Pick<Props, "guardian" | "minor">) {
  const t = useTranslations("players.facts");
  const common = useTranslations("common");
  const hint = useTranslations("players.hint");
  return (
    <Form action={addFact} guardian={guardian} id="fact">
      {minor && <p className="small soft">{hint("minorTexts")}</p>}
      <div className="pair">
        <TextInput name="label" label={t("label")} required />
        <TextInput name="value" label={t("value")} required />
        <TextInput name="happenedOn" type="date" label={t("when")} required={false} />
        <TextInput name="source" label={t("source")} required={false} />
      </div>
      <SubmitButton variant="outline" doing="adding">
        {common("addClaim")}
      </SubmitButton>
    </Form>
  );
}
