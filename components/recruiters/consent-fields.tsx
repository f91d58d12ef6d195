import { useTranslations } from "next-intl";
import { Checkbox } from "@/components/form/checkbox";
import { FormPart } from "@/components/players/form-part";
import { Link } from "@/lib/platform/i18n/navigation";
import { ConsentGate } from "./consent-gate";

export function ConsentFields() {
  const t = useTranslations("recruiters.form");
  return (
    <ConsentGate
      hint={t("bothNeeded")}
      boxes={
        <FormPart title={t("consents")}>
          <Checkbox name="terms" required>
            {t.rich("terms", {
              link: (chunks) => (
                <Link href="/terms" target="_blank">
                  {chunks}
                </Link>
              ),
            })}
          </Checkbox>
          <Checkbox name="logo" required>
            {t("logo")}
          </Checkbox>
        </FormPart>
      }
      words={{ submit: t("submit"), submitting: t("submitting") }}
    />
  );
}
