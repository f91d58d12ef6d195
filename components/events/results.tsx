import { useTranslations } from "next-intl";
import { Form } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import { TextInput } from "@/components/form/text-input";
import { recordResults, removeResult } from "@/lib/events/actions";
import type { EventDay } from "@/lib/events/queries/registrations";

type Props = Pick<EventDay, "came" | "results"> & { eventId: string };

/** What was measured and who came first: one measure at a time, down the list of players. */
export function Results({ eventId, came, results }: Props) {
  const t = useTranslations("events.results");
  return (
    <section id="results" aria-labelledby="results-title" className="grid gap-4">
      <h2 id="results-title" className="heading-xl border-b border-line-2 pb-2">
        {t("title")}
      </h2>
      <p className="small soft max-w-[46rem]">{t("lead")}</p>
      {results.length > 0 && <Recorded eventId={eventId} results={results} />}
      {came.length > 0 && <Measure eventId={eventId} came={came} />}
    </section>
  );
}

function Recorded({ eventId, results }: Pick<Props, "eventId" | "results">) {
  const t = useTranslations("events.results");
  const players = useTranslations("players");
  return (
    <Form action={removeResult} id="recorded" className="grid max-w-[46rem]">
      <input type="hidden" name="eventId" value={eventId} />
      <ul>
        {results.map(({ id, name, label, value, place }) => (
          <li
            key={id}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-3 border-b border-line py-1 text-sm"
          >
            <span>
              <b className="font-semibold">
                <bdi>{name}</bdi>
              </b>{" "}
              · <bdi>{label}</bdi>
              {value && (
                <>
                  {" · "}
                  <bdi>{value}</bdi>
                </>
              )}
              {place !== null && ` · ${players("place", { place })}`}
            </span>
            <SubmitButton
              name="factId"
              value={id}
              variant="bare"
              small
              aria-label={t("removeWhich", { measure: label, name })}
            >
              {t("remove")}
            </SubmitButton>
          </li>
        ))}
      </ul>
    </Form>
  );
}

function Measure({ eventId, came }: Pick<Props, "eventId" | "came">) {
  const t = useTranslations("events.results");
  return (
    <Form action={recordResults} id="measure" className="fields max-w-[46rem]">
      <input type="hidden" name="eventId" value={eventId} />
      <div className="two">
        <TextInput name="label" label={t("measure")} hint={t("measureHint")} maxLength={60} required />
        <TextInput name="unit" label={t("unit")} hint={t("unitHint")} maxLength={16} required={false} />
      </div>
      <ul>
        {came.map(({ id, name }) => (
          <li
            key={id}
            className="grid grid-cols-[minmax(0,1fr)_6rem_5rem] items-end gap-3 border-b border-line py-2 max-sm:grid-cols-2"
          >
            <b className="self-center font-semibold wrap-anywhere max-sm:col-span-2">
              <bdi>{name}</bdi>
            </b>
            <TextInput name={`value.${id}`} label={t("value")} aria-label={t("valueOf", { name })} maxLength={40} />
            <TextInput
              name={`place.${id}`}
              label={t("place")}
              aria-label={t("placeOf", { name })}
              inputMode="numeric"
              maxLength={5}
            />
          </li>
        ))}
      </ul>
      <SubmitButton pending={t("saving")}>{t("save")}</SubmitButton>
    </Form>
  );
}
