import { useTranslations } from "next-intl";
import { Form } from "@/components/form/form";
import { RadioCards } from "@/components/form/radio-cards";
import { Select } from "@/components/form/select";
import { SubmitButton } from "@/components/form/submit-button";
import { TextArea } from "@/components/form/text-area";
import { TextInput } from "@/components/form/text-input";
import { contractTerms } from "@/lib/billing/schema";
import { decideCase } from "@/lib/trust/actions/moderation";
import type { OpenedCase } from "@/lib/trust/queries/cases";
import { houseRules, longestWords, suspensionDays } from "@/lib/trust/schema/moderation";

export function DecideForm({ openedCase }: { openedCase: OpenedCase }) {
  const t = useTranslations("moderation.admin");
  const rules = useTranslations("moderation.rules");
  const possible = openedCase.rulings;
  return (
    <section aria-labelledby="decide-title" className="group/decide grid gap-4 border-t border-line-2 pt-6">
      <h2 id="decide-title" className="heading-xl">
        {t("decide")}
      </h2>
      <p className="max-w-[65ch] text-sm text-ink-2">{t("decideHint")}</p>
      <Form action={decideCase} id="decide" keepsDraft>
        <input type="hidden" name="caseId" value={openedCase.id} />
        <RadioCards
          name="ruling"
          label={t("ruling")}
          options={possible.map((value) => ({
            value,
            label: t(`choices.${value}`),
            hint: t(`choiceHints.${value}`),
          }))}
          required
        />
        <div className="group/rule grid grid-cols-[minmax(0,1fr)] gap-4">
          <Select
            name="rule"
            label={t("rule")}
            hint={t("ruleHint")}
            placeholder={t("chooseRule")}
            options={houseRules.map((value) => ({ value, label: rules(value) }))}
            defaultValue={openedCase.reports[0]?.reason}
          />
          <div className="hidden group-has-[[value=bypass]:checked]/rule:block">
            <TextInput
              name="contractCents"
              label={t("contract")}
              hint={t("contractHint", { percent: contractTerms.bypass })}
              inputMode="decimal"
              autoComplete="off"
              className="max-w-64"
            />
          </div>
        </div>
        {possible.includes("suspended") && (
          <div className="hidden group-has-[[value=suspended]:checked]/decide:block">
            <TextInput
              name="days"
              label={t("days")}
              hint={t("daysHint")}
              type="number"
              inputMode="numeric"
              min={suspensionDays.least}
              max={suspensionDays.most}
              defaultValue={suspensionDays.usual}
              className="max-w-32"
            />
          </div>
        )}
        <TextArea
          name="reason"
          label={t("reason")}
          hint={t("reasonHint")}
          maxLength={longestWords}
          rows={5}
          dir="auto"
        />
        <SubmitButton className="sm:justify-self-start" pending={t("sending")}>
          {t("send")}
        </SubmitButton>
      </Form>
    </section>
  );
}
