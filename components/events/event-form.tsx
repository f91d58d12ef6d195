import { useTranslations } from "next-intl";
import { Checkbox } from "@/components/form/checkbox";
import { Form } from "@/components/form/form";
import { GroupedSelect } from "@/components/form/grouped-select";
import { Select } from "@/components/form/select";
import { SubmitButton } from "@/components/form/submit-button";
import { TextArea } from "@/components/form/text-area";
import { TextInput } from "@/components/form/text-input";
import { changeEvent, createEvent } from "@/lib/events/actions";
import type { OrganizedEvent } from "@/lib/events/queries/organized";
import { eventTypes, gameName, mostParticipants } from "@/lib/events/schema/event";
import { gameSlugs } from "@/lib/players/schema/esport-games";
import { sportSlugs } from "@/lib/sports/schema/sports";
import { WhenFields } from "./when-fields";

type Props = { zone: string; savedEvent?: OrganizedEvent };

/** With `known`, edits that event; a new event can be published or saved as a draft. */
export function EventForm({ savedEvent, zone }: Props) {
  const t = useTranslations("events.form");
  const common = useTranslations("common");
  const formProps = "fields max-w-[46rem]";
  return savedEvent ? (
    <Form action={changeEvent} id="event" className={formProps} keepsDraft>
      <input type="hidden" name="eventId" value={savedEvent.id} />
      <Fields savedEvent={savedEvent} zone={zone} />
      <SubmitButton className="sm:justify-self-start" doing="saving">
        {common("save")}
      </SubmitButton>
    </Form>
  ) : (
    <Form action={createEvent} id="event" className={formProps} keepsDraft>
      <Fields zone={zone} />
      <div className="flex flex-wrap gap-3">
        <SubmitButton name="as" value="published" doing="saving">
          {t("publish")}
        </SubmitButton>
        <SubmitButton name="as" value="draft" variant="quiet" doing="saving">
          {t("keepDraft")}
        </SubmitButton>
      </div>
    </Form>
  );
}

function Fields({ savedEvent, zone }: Props) {
  const t = useTranslations("events.form");
  const common = useTranslations("common");
  const types = useTranslations("events.type");
  const sports = useTranslations("sports.name");
  const filters = useTranslations("events.filters");
  return (
    <>
      <TextInput name="title" label={t("title")} maxLength={120} defaultValue={savedEvent?.title} required />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-4 gap-y-6 sm:grid-cols-2">
        <Select
          name="eventType"
          label={t("type")}
          placeholder={common("choose")}
          defaultValue={savedEvent?.eventType}
          options={eventTypes.map((value) => ({ value, label: types(value) }))}
          required
        />
        <GroupedSelect
          name="sport"
          label={t("sport")}
          placeholder={common("choose")}
          defaultValue={savedEvent?.sportSlug ?? savedEvent?.game}
          groups={[
            { label: t("sports"), options: sportSlugs.map((value) => ({ value, label: sports(value) })) },
            { label: filters("games"), options: gameSlugs.map((value) => ({ value, label: gameName(value) })) },
          ]}
          required
        />
      </div>
      <TextArea
        name="description"
        label={t("description")}
        hint={t("descriptionHint")}
        maxLength={4000}
        rows={6}
        defaultValue={savedEvent?.description}
        required
      />
      <TextInput
        name="location"
        label={t("location")}
        hint={t("locationHint")}
        maxLength={200}
        defaultValue={savedEvent?.location}
        required
      />
      <WhenFields savedTimes={savedEvent} zone={zone} />
      <TextInput
        name="maxParticipants"
        label={t("seats")}
        hint={t("seatsHint")}
        type="number"
        inputMode="numeric"
        min={1}
        max={mostParticipants}
        defaultValue={savedEvent?.maxParticipants}
        required={false}
      />
      <TextInput
        name="registrationLink"
        label={t("link")}
        hint={t("linkHint")}
        type="url"
        inputMode="url"
        maxLength={500}
        defaultValue={savedEvent?.registrationLink}
        dir="ltr"
        required={false}
      />
      <Checkbox name="isPublic" hint={t("publicHint")} defaultChecked={savedEvent?.isPublic ?? true}>
        {t("public")}
      </Checkbox>
    </>
  );
}
