import { useTranslations } from "next-intl";
import { Form } from "@/components/form/form";
import { Select } from "@/components/form/select";
import { SubmitButton } from "@/components/form/submit-button";
import { TextInput } from "@/components/form/text-input";
import { useAttributeWords } from "@/components/measurements/words";
import { recordResults, removeResult } from "@/lib/events/actions";
import type { EventDay } from "@/lib/events/queries/registrations";
import { MeasuredBy } from "@/lib/platform/prisma/enums";
import { attributeOfClaim, attributesOf, isNumber, isTest } from "@/lib/sports/schema/catalogue";
import { isSport } from "@/lib/sports/schema/sports";

type Props = Pick<EventDay, "attendees" | "results" | "measures"> & { eventId: string; sport: string };

/** Form for the results, one measure at a time for all attendees. */
export function Results({ eventId, sport, attendees, ...recorded }: Props) {
  const t = useTranslations("events.results");
  return (
    <section id="results" aria-labelledby="results-title" className="grid gap-4">
      <h2 id="results-title" className="heading-xl border-b border-line-2 pb-2">
        {t("title")}
      </h2>
      <p className="small soft max-w-[46rem]">{t("lead")}</p>
      {recorded.results.length + recorded.measures.length > 0 && <Recorded eventId={eventId} {...recorded} />}
      {attendees.length > 0 && <Measure eventId={eventId} sport={sport} attendees={attendees} />}
    </section>
  );
}

function Recorded({ eventId, results, measures }: Pick<Props, "eventId" | "results" | "measures">) {
  const players = useTranslations("players");
  const attributeTexts = useAttributeWords();
  const figure = ({ number, ...claim }: (typeof measures)[number]) => {
    const attribute = attributeOfClaim(claim);
    if (number === null || !attribute || !isNumber(attribute)) return "";
    return attributeTexts.measured(attribute, number);
  };
  return (
    <Form action={removeResult} id="recorded" className="grid max-w-[46rem]">
      <input type="hidden" name="eventId" value={eventId} />
      <ul>
        {measures.map((claim) => (
          <One
            key={claim.id}
            id={claim.id}
            name={claim.name}
            measure={attributeTexts.label(claim.attribute)}
            values={[figure(claim)]}
          />
        ))}
        {results.map(({ id, name, label, text, place }) => (
          <One
            key={id}
            id={id}
            name={name}
            measure={label ?? ""}
            values={[text ?? "", place === null ? "" : players("place", { place })]}
          />
        ))}
      </ul>
    </Form>
  );
}

type Line = { id: string; name: string; measure: string; values: string[] };

function One({ id, name, measure, values }: Line) {
  const t = useTranslations("events.results");
  const common = useTranslations("common");
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-3 border-b border-line py-1 text-sm">
      <span>
        <b className="font-semibold">
          <bdi>{name}</bdi>
        </b>{" "}
        · <bdi>{measure}</bdi>
        {values.filter(Boolean).map((text) => (
          <span key={text}>
            {" · "}
            <bdi>{text}</bdi>
          </span>
        ))}
      </span>
      <SubmitButton name="claimId" value={id} variant="bare" small aria-label={t("removeWhich", { measure, name })}>
        {common("remove")}
      </SubmitButton>
    </li>
  );
}

function Measure({ eventId, sport, attendees }: Pick<Props, "eventId" | "sport" | "attendees">) {
  const t = useTranslations("events.results");
  const common = useTranslations("common");
  const attributeTexts = useAttributeWords();
  const tests = isSport(sport) ? attributesOf(sport).filter(isTest) : [];
  return (
    <Form action={recordResults} id="measure" className="fields max-w-[46rem]">
      <input type="hidden" name="eventId" value={eventId} />
      {tests.length > 0 && (
        <div className="pair">
          <Select
            name="measure"
            label={t("measure")}
            hint={t("measureOfSport")}
            placeholder={t("somethingElse")}
            options={tests.map(({ key }) => ({ value: key, label: attributeTexts.label(key) }))}
          />
          <Select
            name="measuredBy"
            label={t("measuredBy")}
            placeholder={t("notStated")}
            options={Object.values(MeasuredBy).map((value) => ({ value, label: attributeTexts.measuredBy(value) }))}
            required={false}
          />
        </div>
      )}
      <div className="pair">
        <TextInput name="label" label={t("ownWords")} hint={t("measureHint")} maxLength={60} required={false} />
        <TextInput name="unit" label={t("unit")} hint={t("unitHint")} maxLength={16} required={false} />
      </div>
      <ul>
        {attendees.map(({ id, name }) => (
          <li
            key={id}
            className="grid grid-cols-[minmax(0,1fr)_6rem_5rem] items-end gap-3 border-b border-line py-2 max-sm:grid-cols-2"
          >
            <b className="self-center font-semibold wrap-anywhere max-sm:col-span-2">
              <bdi>{name}</bdi>
            </b>
            <TextInput
              name={`value.${id}`}
              label={common("value")}
              aria-label={t("valueOf", { name })}
              maxLength={40}
            />
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
