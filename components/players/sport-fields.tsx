import { useTranslations } from "next-intl";
import { Select } from "@/components/form/select";
import { TextInput } from "@/components/form/text-input";
import { positionCoordinates } from "@/components/sports/positions";
import type { ProfileDraft } from "@/lib/players/queries/own-profile";
import { NO_SPORT, positionValue } from "@/lib/players/schema/player";
import { levels, type SportSlug, sportPositions, sportSlugs } from "@/lib/sports/schema/sports";
import { FormPart } from "./form-part";
import { closePair } from "./name-fields";
import { SportAndPosition, type SportChoice } from "./sport-and-position";

type Props = {
  draft: ProfileDraft;
  /** False if height and weight stand among what can wait. */
  body: boolean;
  folded: boolean;
};

const fields = ["primarySport", "position", "level", "heightCm", "weightKg"];

export function SportFields({ draft, body, folded }: Props) {
  const t = useTranslations("players");
  const common = useTranslations("common");
  const sports = useSports();
  const sportsT = useTranslations("sports");
  return (
    <FormPart title={t("section.sport")} fold={folded && { draft, fields }}>
      <SportAndPosition
        sports={sports}
        words={{ sport: t("field.primarySport"), position: common("positionOrCategory"), choose: common("choose") }}
        sport={draft.primarySport}
        position={draft.position}
      />
      <div className="pair">
        <Select
          name="level"
          label={common("level")}
          options={levels.map((level) => ({ value: level, label: sportsT(`level.${level}`) }))}
          placeholder={common("choose")}
          defaultValue={draft.level}
          required
        />
        {body && <BodyInputs draft={draft} />}
      </div>
    </FormPart>
  );
}

export function BodyInputs({ draft }: { draft: ProfileDraft }) {
  const t = useTranslations("players");
  return (
    <div className={closePair}>
      <TextInput
        name="heightCm"
        label={t("field.height")}
        hint={t("hint.height")}
        defaultValue={draft.heightCm}
        required={false}
      />
      <TextInput
        name="weightKg"
        inputMode="decimal"
        label={t("field.weight")}
        defaultValue={draft.weightKg}
        required={false}
      />
    </div>
  );
}

export function SecondarySport({ draft }: { draft: ProfileDraft }) {
  const t = useTranslations("players");
  const sportsT = useTranslations("sports.name");
  const sports = sportSlugs.map((value) => ({ value, label: sportsT(value) }));
  return (
    <Select
      name="secondarySport"
      label={t("field.secondarySport")}
      options={[{ value: NO_SPORT, label: t("noSport") }, ...sports]}
      defaultValue={draft.secondarySport ?? NO_SPORT}
      required={false}
    />
  );
}

function useSports(): SportChoice[] {
  const sportsT = useTranslations("sports");
  const positionsOf = (sport: SportSlug) =>
    sportPositions[sport].map((slug) => ({
      value: positionValue(sport, slug),
      label: sportsT(`position.${slug}`),
      spot: positionCoordinates(sport, slug),
    }));
  return sportSlugs.map((value) => ({ value, label: sportsT(`name.${value}`), positions: positionsOf(value) }));
}
