import { useTranslations } from "next-intl";
import { Done } from "@/components/form/done";
import { Form } from "@/components/form/form";
import { RadioCards } from "@/components/form/radio-cards";
import { SubmitButton } from "@/components/form/submit-button";
import { saveSettings } from "@/lib/notifications/actions";
import type { SettingsView } from "@/lib/notifications/queries/settings";
import { SettingsTable } from "./settings-table";

type Props = { view: SettingsView; zone: string | null; guardian?: string };

export function SettingsForm({ view, zone, guardian }: Props) {
  const t = useTranslations("notifications.settings");
  const common = useTranslations("common");
  return (
    <Form action={saveSettings} id="notification-settings" className="grid max-w-224 gap-8" guardian={guardian}>
      {zone && <input type="hidden" name="zone" value={zone} />}
      <SettingsTable view={view} />
      {view.channels.includes("digest") && (
        <div className="max-w-120">
          <RadioCards
            name="digestEvery"
            label={t("every.label")}
            options={(["day", "week"] as const).map((value) => ({
              value,
              label: t(`every.${value}`),
              hint: t(`every.${value}Hint`),
            }))}
            defaultValue={view.digestEvery}
          />
        </div>
      )}
      <SubmitButton className="justify-self-start">{common("save")}</SubmitButton>
      <Done>{t("saved")}</Done>
    </Form>
  );
}
