import { useTranslations } from "next-intl";
import { Form } from "@/components/form/form";
import { RadioCards } from "@/components/form/radio-cards";
import { type Option, Select } from "@/components/form/select";
import { SubmitButton } from "@/components/form/submit-button";
import { TextArea } from "@/components/form/text-area";
import { TextInput } from "@/components/form/text-input";
import { Link } from "@/lib/platform/i18n/navigation";
import { typedCents } from "@/lib/platform/money";
import { addBudgetLine, changeBudgetLine } from "@/lib/recruiters/actions";
import type { OwnBudgetLine } from "@/lib/recruiters/queries/budget-line";
import { budgetCategories, budgetStates } from "@/lib/recruiters/schema";

type Props = { line: OwnBudgetLine | null; players: Option[]; names: Map<string, string>; today: string };

/** With `line`, edits that entry. */
export function LineForm({ line, players, names, today }: Props) {
  const t = useTranslations("budget");
  const formT = useTranslations("budget.form");
  const common = useTranslations("common");
  const playerId = line?.playerId;
  const options =
    playerId && !players.some(({ value }) => value === playerId)
      ? [{ value: playerId, label: names.get(playerId) ?? t("gone") }, ...players]
      : players;
  return (
    <Form action={line ? changeBudgetLine : addBudgetLine} id="budget-line">
      {line && <input type="hidden" name="lineId" value={line.id} />}
      <TextInput name="label" label={formT("label")} required maxLength={120} defaultValue={line?.label} dir="auto" />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextInput
          name="amount"
          label={formT("amount")}
          hint={formT("amountHint")}
          required
          inputMode="decimal"
          autoComplete="off"
          defaultValue={line && typedCents(line.amountCents)}
        />
        <TextInput
          name="spentOn"
          type="date"
          label={t("columns.day")}
          required
          defaultValue={line?.spentOn.toISOString().slice(0, 10) ?? today}
        />
      </div>
      <RadioCards
        name="state"
        label={formT("state")}
        required
        defaultValue={line?.state ?? "spent"}
        options={budgetStates.map((value) => ({ value, label: t(`state.${value}`) }))}
      />
      <Select
        name="category"
        label={t("columns.category")}
        required
        defaultValue={line?.category ?? "travel"}
        options={budgetCategories.map((value) => ({ value, label: t(`category.${value}`) }))}
      />
      {options.length > 0 && (
        <Select
          name="playerId"
          label={t("columns.player")}
          hint={formT("playerHint")}
          required={false}
          placeholder={formT("nobody")}
          defaultValue={line?.playerId}
          options={options}
        />
      )}
      <TextArea
        name="note"
        label={t("columns.note")}
        required={false}
        maxLength={500}
        rows={2}
        defaultValue={line?.note}
        dir="auto"
      />
      <div className="flex flex-wrap items-center gap-4">
        <SubmitButton doing="saving">{formT(line ? "save" : "add")}</SubmitButton>
        {line && <Link href="/dashboard/budget#lines">{common("cancel")}</Link>}
      </div>
    </Form>
  );
}
