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

/** `optional` makes height and weight optional; they are required at sign-up. */
export function SportFields({ draft, optional }: { draft: ProfileDraft; optional: boolean }) {
  const t = useTranslations("players");
  const common = useTranslations("common");
  const sports = useSports();
  const sportsT = useTranslations("sports");
  return (
    <FormPart title={t("section.sport")}>
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
        <div className={closePair}>
          <TextInput
            name="heightCm"
            label={t("field.height")}
            hint={t("hint.height")}
            defaultValue={draft.heightCm}
            required={!optional}
          />
          <TextInput
            name="weightKg"
            inputMode="decimal"
            label={t("field.weight")}
            defaultValue={draft.weightKg}
            required={!optional}
          />
        </div>
      </div>
    </FormPart>
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
