import { useFormatter, useLocale, useTranslations } from "next-intl";
import { Checkbox } from "@/components/form/checkbox";
import { countryList } from "@/components/form/country-list";
import { CountryNames } from "@/components/form/country-names";
import { Form } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import { TextInput } from "@/components/form/text-input";
import { agentLaws, contractTerms } from "@/lib/billing/schema";
import { recordContract } from "@/lib/pipeline/actions/contract";
import type { ContractShown } from "@/lib/pipeline/queries/contract-of-match";
import { longestAgentName, longestLicence } from "@/lib/pipeline/schema/contract";
import { countryName } from "@/lib/platform/i18n/countries";
import { typedCents } from "@/lib/platform/money";

const { commission, franceMost, dueDays } = contractTerms;

type Props = {
  matchId: string;
  /** Country of the organization; the previous contract's country takes precedence. */
  country: string;
  today: string;
  /** The contract stated before, which the player denied. */
  before: ContractShown | null;
};

export function ContractForm({ matchId, country, today, before: previousContract }: Props) {
  const t = useTranslations("contracts.form");
  const locale = useLocale();
  const countries = useFormatter().list(Object.keys(agentLaws).map((code) => countryName(locale, code)));
  return (
    <Form action={recordContract} id="contract" keepsDraft>
      <input type="hidden" name="matchId" value={matchId} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextInput
          name="total"
          label={t("total")}
          hint={t("totalHint")}
          inputMode="decimal"
          autoComplete="off"
          defaultValue={previousContract && typedCents(previousContract.totalCents)}
          required
        />
        <TextInput
          name="signedOn"
          type="date"
          label={t("signedOn")}
          max={today}
          defaultValue={previousContract?.signedOn.toISOString().slice(0, 10)}
          required
        />
      </div>
      <TextInput
        name="country"
        label={t("country")}
        hint={t("countryHint")}
        list={countryList}
        autoComplete="off"
        defaultValue={countryName(locale, previousContract?.country ?? country)}
        required
      />
      <AgentFields before={previousContract} />
      <CountryNames />
      <p className="max-w-160 text-sm text-ink-2">
        {t("commission", { percent: commission, franceMost, days: dueDays })} {t("laws", { countries })}
      </p>
      <SubmitButton doing="sending">{t("send")}</SubmitButton>
    </Form>
  );
}

/** Shown by CSS once the box is ticked, so that it works without scripts. */
function AgentFields({ before: previousContract }: Pick<Props, "before">) {
  const t = useTranslations("contracts.form");
  return (
    <div className="group/agent grid grid-cols-[minmax(0,1fr)] gap-4">
      <Checkbox name="agent" defaultChecked={Boolean(previousContract?.agentName)}>
        {t("agent")}
      </Checkbox>
      <div className="hidden gap-4 border-s-3 border-line-2 ps-4 group-has-[[name=agent]:checked]/agent:grid sm:grid-cols-2">
        <div className="sm:col-span-2">
          <TextInput
            name="agentName"
            label={t("agentName")}
            maxLength={longestAgentName}
            autoComplete="off"
            dir="auto"
            defaultValue={previousContract?.agentName}
          />
        </div>
        <TextInput
          name="agentLicence"
          label={t("agentLicence")}
          hint={t("agentLicenceHint")}
          maxLength={longestLicence}
          autoComplete="off"
          defaultValue={previousContract?.agentLicence}
        />
        <TextInput
          name="agentFee"
          label={t("agentFee")}
          hint={t("agentFeeHint")}
          inputMode="decimal"
          autoComplete="off"
          defaultValue={
            previousContract?.agentFeeCents != null ? typedCents(previousContract.agentFeeCents) : undefined
          }
        />
      </div>
    </div>
  );
}
