import { useTranslations } from "next-intl";
import { Form } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import { TextInput } from "@/components/form/text-input";
import { typedCents } from "@/lib/platform/money";
import { setBudget } from "@/lib/recruiters/actions";
import type { BudgetView } from "@/lib/recruiters/queries/budget";

export function AmountForm({ budget: { figures, days, isSeason } }: { budget: BudgetView }) {
  const t = useTranslations("budget.set");
  const day = (date: Date) => (isSeason ? null : date.toISOString().slice(0, 10));
  return (
    <section className="block" id="amount" aria-labelledby="amount-title">
      <header>
        <h2 id="amount-title">{t("title")}</h2>
      </header>
      <Form action={setBudget} id="set-budget">
        <TextInput
          name="amount"
          label={t("amount")}
          hint={t("amountHint")}
          required
          inputMode="decimal"
          autoComplete="off"
          defaultValue={typedCents(figures.totalCents)}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextInput name="from" type="date" label={t("from")} required={false} defaultValue={day(days.from)} />
          <TextInput name="until" type="date" label={t("until")} required={false} defaultValue={day(days.until)} />
        </div>
        <p className="text-xs text-ink-3">{t("daysHint")}</p>
        <SubmitButton variant="outline" className="sm:justify-self-start" doing="saving">
          {t("save")}
        </SubmitButton>
      </Form>
    </section>
  );
}
