import { useLocale, useTranslations } from "next-intl";
import { Select } from "@/components/form/select";
import { TextInput } from "@/components/form/text-input";
import type { OrganizedEvent } from "@/lib/events/queries/organized";
import { zoneOptions } from "@/lib/platform/i18n/time-zone";
import { isoIn } from "@/lib/platform/i18n/zone";

type Props = { savedTimes: OrganizedEvent | undefined; zone: string };

/** Times are local times at the place of the event. */
export function WhenFields({ savedTimes, zone }: Props) {
  const t = useTranslations("events.form");
  const local = (date: Date | null | undefined) =>
    savedTimes && date ? isoIn(savedTimes.timeZone, date).slice(0, 16) : undefined;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-4 gap-y-6 sm:grid-cols-2">
      <TextInput
        name="start"
        type="datetime-local"
        label={t("start")}
        defaultValue={local(savedTimes?.startDate)}
        required
      />
      <TextInput
        name="end"
        type="datetime-local"
        label={t("end")}
        defaultValue={local(savedTimes?.endDate)}
        required={false}
      />
      <TextInput
        name="deadline"
        type="datetime-local"
        label={t("deadline")}
        defaultValue={local(savedTimes?.registrationDeadline)}
        required={false}
      />
      <Select
        name="timeZone"
        label={t("timeZone")}
        hint={t("timeZoneHint")}
        defaultValue={zone}
        options={zoneOptions(useLocale(), zone)}
        required
      />
    </div>
  );
}
