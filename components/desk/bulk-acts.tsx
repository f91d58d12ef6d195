import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Form } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import type { Action } from "@/lib/action";
import { bulkForm } from "./bulk-form";

/** What can be done with all selected rows at once: one action, told by the field `name` which of its acts was pressed. */
export type Bulk = { action: Action; name: string; acts: { value: string; words: string }[] };

/** The rows' boxes are sent with one of these; nothing selected is told beside the buttons. */
export function BulkActs({ bulk: { action, name, acts }, children }: { bulk: Bulk; children: ReactNode }) {
  const t = useTranslations("desk");
  return (
    <>
      <Form id={bulkForm} action={action} className="flex flex-wrap items-center gap-3">
        <span className="text-sm text-ink-2">{t("withSelected")}</span>
        {acts.map(({ words, value }) => (
          <SubmitButton key={value} name={name} value={value} variant="quiet" small>
            {words}
          </SubmitButton>
        ))}
      </Form>
      {children}
    </>
  );
}
