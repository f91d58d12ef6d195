import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Form } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import type { Action } from "@/lib/action";
import { Agree } from "./agree";
import { bulkForm } from "./bulk-form";

/** What can be done with all selected rows at once: one action, told by the field `name` which of its acts was pressed. */
export type Bulk<Out = unknown> = {
  action: Action<Out>;
  name: string;
  acts: { value: string; words: string }[];
  /** What the act needs to know beside the rows. */
  about?: Record<string, string>;
};

/** The rows' boxes are sent with one of these; nothing selected is told beside the buttons, and what cannot be taken back is asked first. */
export function BulkActs<Out>({
  bulk: { action, name, acts, about = {} },
  children,
}: {
  bulk: Bulk<Out>;
  children: ReactNode;
}) {
  const t = useTranslations("desk");
  return (
    <Form id={bulkForm} action={action} className="flex flex-wrap items-center gap-3 pb-3" beside={children}>
      {Object.entries(about).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      <Agree name={name} yes={Object.fromEntries(acts.map(({ words, value }) => [value, t("sure", { act: words })]))} />
      <span className="text-sm text-ink-2">{t("withSelected")}</span>
      {acts.map(({ words, value }) => (
        <SubmitButton key={value} name={name} value={value} variant="quiet" small>
          {words}
        </SubmitButton>
      ))}
    </Form>
  );
}
