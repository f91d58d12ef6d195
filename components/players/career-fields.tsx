import { useTranslations } from "next-intl";
import { TextArea } from "@/components/form/text-area";
import { TextInput } from "@/components/form/text-input";
import type { ProfileDraft } from "@/lib/players/queries/own-profile";
import { FormPart } from "./form-part";

export function CareerFields({ draft, child }: { draft: ProfileDraft; child: boolean }) {
  const t = useTranslations("players");
  const common = useTranslations("common");
  return (
    <FormPart title={t(child ? "section.childCareer" : "section.career")}>
      <TextArea
        name="experience"
        label={t("field.experience")}
        hint={t("hint.experience")}
        defaultValue={draft.experience}
        required
      />
      <TextInput
        name="currentClub"
        label={common("currentClub")}
        defaultValue={draft.currentClub}
        autoComplete="organization"
        required={false}
      />
      <TextArea
        name="achievements"
        label={common("achievements")}
        hint={t("hint.achievements")}
        defaultValue={draft.achievements}
        required={false}
      />
    </FormPart>
  );
}
