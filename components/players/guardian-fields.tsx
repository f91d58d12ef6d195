import { useTranslations } from "next-intl";
import { TextInput } from "@/components/form/text-input";
import type { ProfileDraft } from "@/lib/players/queries/own-profile";
import { ByAge } from "./by-age";
import { FormPart } from "./form-part";

export function GuardianFields({ draft }: { draft: ProfileDraft }) {
  const t = useTranslations("players");
  return (
    <ByAge group="minor">
      <FormPart title={t("section.guardian")} lead={t(draft.guardianEmail ? "hint.guardianChange" : "hint.guardian")}>
        <div className="pair">
          <TextInput
            name="guardianName"
            label={t("field.guardianName")}
            defaultValue={draft.guardianName}
            autoComplete="off"
          />
          <TextInput
            name="guardianEmail"
            type="email"
            label={t("field.guardianEmail")}
            defaultValue={draft.guardianEmail}
            autoComplete="off"
          />
        </div>
      </FormPart>
    </ByAge>
  );
}
