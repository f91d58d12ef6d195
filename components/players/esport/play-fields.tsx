import { useTranslations } from "next-intl";
import { GroupedSelect } from "@/components/form/grouped-select";
import { Select } from "@/components/form/select";
import { TextInput } from "@/components/form/text-input";
import { FormPart } from "@/components/players/form-part";
import type { EsportDraft } from "@/lib/players/queries/own-esport";
import {
  type Game,
  gameRoles,
  gameSlugs,
  games,
  platforms,
  rolesOf,
  serverRegions,
} from "@/lib/players/schema/esport-games";
import { roleValue } from "@/lib/players/schema/esport-profile";
import { useGameRole } from "./words";

const fields = ["gameRole", "secondRole", "rank", "rankPercentile", "serverRegion", "platform", "gameAccount"];

type Props = { draft: EsportDraft; game?: Game | undefined; folded: boolean };

export function PlayFields({ draft, game: first, folded }: Props) {
  const t = useTranslations("esport");
  const form = useTranslations("esport.form");
  const common = useTranslations("common");
  const gameRole = useGameRole();
  const everyGame = gameSlugs
    .toSorted((a, b) => Number(b === first) - Number(a === first))
    .map((game) => ({
      label: games[game].name,
      options: rolesOf(game).map((role) => ({ value: roleValue(game, role), label: gameRole({ game, role }) })),
    }));
  return (
    <FormPart title={form("section.play")} fold={folded && { draft, fields }}>
      <div className="pair">
        <GroupedSelect
          name="gameRole"
          label={form("gameRole")}
          placeholder={common("choose")}
          groups={everyGame}
          defaultValue={draft.gameRole}
          required
        />
        <Select
          name="secondRole"
          label={form("secondRole")}
          hint={form("secondRoleHint")}
          placeholder={form("noSecond")}
          defaultValue={draft.secondRole}
          options={gameRoles.map((value) => ({ value, label: t(`role.${value}`) }))}
          required={false}
        />
        <TextInput
          name="rank"
          label={form("rank")}
          hint={form("rankHint")}
          defaultValue={draft.rank}
          maxLength={60}
          required
        />
        <TextInput
          name="rankPercentile"
          inputMode="decimal"
          label={form("percentile")}
          hint={form("percentileHint")}
          defaultValue={draft.rankPercentile}
          required
        />
        <Select
          name="serverRegion"
          label={t("filter.region")}
          placeholder={common("choose")}
          defaultValue={draft.serverRegion}
          options={serverRegions.map((value) => ({ value, label: t(`region.${value}`) }))}
          required
        />
        <Select
          name="platform"
          label={form("platform")}
          placeholder={common("choose")}
          defaultValue={draft.platform}
          options={platforms.map((value) => ({ value, label: t(`platform.${value}`) }))}
          required
        />
        <TextInput
          name="gameAccount"
          label={form("gameAccount")}
          hint={form("gameAccountHint")}
          defaultValue={draft.gameAccount}
          maxLength={60}
          autoComplete="off"
          required={false}
        />
      </div>
    </FormPart>
  );
}
