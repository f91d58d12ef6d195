import { useFormatter, useTranslations } from "next-intl";
import { Form } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import { Disclosure } from "@/components/ui/disclosure";
import { removeBudgetLine } from "@/lib/recruiters/actions";
import type { OwnBudgetLine } from "@/lib/recruiters/queries/budget-line";

export function RemoveLine({ line: { id, label, amountCents } }: { line: OwnBudgetLine }) {
  const t = useTranslations("budget.remove");
  const format = useFormatter();
  return (
    <Disclosure summary={t("title")} small className="">
      <div className="grid justify-items-start gap-3">
        <p className="text-sm wrap-anywhere">
          {t("question", { label, amount: format.number(amountCents / 100, "price") })}
        </p>
        <Form action={removeBudgetLine} id="remove-line" summary={false} className="">
          <input type="hidden" name="lineId" value={id} />
          <SubmitButton variant="outline" small doing="deleting">
            {t("confirm")}
          </SubmitButton>
        </Form>
      </div>
    </Disclosure>
  );
}
