import { useTranslations } from "next-intl";
import { Folded } from "@/components/form/folded";
import { Select } from "@/components/form/select";
import { TextArea } from "@/components/form/text-area";
import { TextInput } from "@/components/form/text-input";
import { RecordRows } from "@/components/measurements/record-rows";
import { FormPart } from "@/components/players/form-part";
import type { EsportDraft } from "@/lib/players/queries/own-esport";
import { teamHistory } from "@/lib/players/schema/esport-figures";
import { lookingForOptions } from "@/lib/players/schema/esport-games";
import { longestResults, practice } from "@/lib/players/schema/esport-profile";

const optionalFields = ["team", "availableFrom", "practiceHours", teamHistory.key, "results"];
const fields = ["lookingFor", ...optionalFields];

/** At sign-up the optional fields are folded. */
export function TeamFields({ draft, editing }: { draft: EsportDraft; editing: boolean }) {
  const t = useTranslations("esport");
  const form = useTranslations("esport.form");
  const common = useTranslations("common");
  const optional = <Career draft={draft} />;
  return (
    <FormPart
      id="team"
      title={form("section.team")}
      fold={editing && { draft: { ...draft, [teamHistory.key]: draft.teamHistory }, fields }}
    >
      <Select
        name="lookingFor"
        label={form("lookingFor")}
        placeholder={common("choose")}
        defaultValue={draft.lookingFor}
        options={lookingForOptions.map((value) => ({ value, label: t(`lookingFor.${value}`) }))}
        required
      />
      {editing ? (
        optional
      ) : (
        <Folded name={optionalFields} summary={form("moreOfTeam")}>
          {optional}
        </Folded>
      )}
    </FormPart>
  );
}

function Career({ draft }: { draft: EsportDraft }) {
  const form = useTranslations("esport.form");
  return (
    <div className="fields">
      <div className="pair">
        <TextInput
          name="team"
          label={form("team")}
          hint={form("teamHint")}
          defaultValue={draft.team}
          maxLength={120}
          required={false}
        />
        <TextInput
          name="availableFrom"
          type="date"
          label={form("availableFrom")}
          defaultValue={draft.availableFrom}
          required={false}
        />
        <TextInput
          name="practiceHours"
          type="number"
          inputMode="numeric"
          min={practice.min}
          max={practice.max}
          label={form("practiceHours")}
          defaultValue={draft.practiceHours}
          required={false}
        />
      </div>
      <RecordRows attribute={teamHistory} claims={draft.teamHistory ?? []} required={false} />
      <TextArea
        name="results"
        label={form("results")}
        hint={form("resultsHint")}
        defaultValue={draft.results}
        maxLength={longestResults}
        required={false}
        dir="auto"
      />
    </div>
  );
}
