import { useTranslations } from "next-intl";
import { Folded } from "@/components/form/folded";
import { TextArea } from "@/components/form/text-area";
import { TextInput } from "@/components/form/text-input";
import type { ProfileDraft } from "@/lib/players/queries/own-profile";
import { ByAge } from "./by-age";
import { FormPart } from "./form-part";
import { BodyInputs, SecondarySport } from "./sport-fields";

type Props = {
  draft: ProfileDraft;
  child: boolean;
  /** At sign-up, what can wait is closed. */
  joining: boolean;
  folded: boolean;
};

const fields = ["experience", "secondarySport", "currentClub", "achievements"];

export function CareerFields({ draft, child, joining, folded }: Props) {
  const t = useTranslations("players");
  const common = useTranslations("common");
  const minorRule = <p className="text-xs text-ink-3">{t("hint.minorCareer")}</p>;
  return (
    <FormPart title={t(child ? "section.childCareer" : "section.career")} fold={folded && { draft, fields }}>
      <TextArea
        name="experience"
        label={t("field.experience")}
        hint={t("hint.experience")}
        defaultValue={draft.experience}
        required
      />
      {child || draft.minor ? minorRule : <ByAge group="minor">{minorRule}</ByAge>}
      <Folded
        name={["heightCm", "weightKg", "secondarySport", "currentClub", "achievements"]}
        summary={t(joining ? "section.later" : "section.optional")}
        open={!joining}
      >
        <div className="fields gap-4">
          {joining && <BodyInputs draft={draft} />}
          <SecondarySport draft={draft} />
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
        </div>
      </Folded>
    </FormPart>
  );
}
