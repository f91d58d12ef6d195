import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Form } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import type { Action } from "@/lib/entry/action";
import { Agree } from "./agree";
import { bulkForm } from "./bulk-form";

/** Actions on all selected rows: one server action, whose field `name` says which button was clicked. */
export type Bulk<Out = unknown> = {
  action: Action<Out>;
  name: string;
  acts: { value: string; words: string }[];
  /** Hidden fields sent along with the selected rows. */
  about?: Record<string, string>;
  /** Fields shown above the buttons. */
  fields?: ReactNode;
};

/** Refusals are shown beside the buttons, and actions that cannot be undone need a confirmation. */
export function BulkActs<Out>({
  bulk: { action, name, acts, about: extraFields = {}, fields },
  children,
}: {
  bulk: Bulk<Out>;
  children: ReactNode;
}) {
  const t = useTranslations("lists");
  return (
    <Form
      id={bulkForm}
      action={action}
      className="flex flex-wrap items-center gap-2 pb-3 md:gap-3"
      beside={children}
      resetWhenDone={fields !== undefined}
    >
      {Object.entries(extraFields).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      {fields && (
        <div className="basis-full">
          <div className="max-w-160">{fields}</div>
        </div>
      )}
      <Agree
        name={name}
        yes={Object.fromEntries(acts.map(({ words: label, value }) => [value, t("sure", { act: label })]))}
      />
      <span className="text-sm text-ink-2 max-md:basis-full">{t("withSelected")}</span>
      {acts.map(({ words: label, value }) => (
        <SubmitButton key={value} name={name} value={value} variant="quiet" small>
          {label}
        </SubmitButton>
      ))}
    </Form>
  );
}
