import { useTranslations } from "next-intl";
import { Form } from "@/components/form/form";
import { UndoTooLate } from "@/components/form/list/undo-too-late";
import { SubmitButton } from "@/components/form/submit-button";
import { undoBulkUpdate } from "@/lib/support/actions";

type Props = { update: { batch: string; act: "take" | "close"; count: number }; query: string };

/** Address that the form is posted to without scripts, so that the page can show a refused undo. */
const address = "/admin/tickets?undo=1";

/** Shown if undoing came too late and the form is gone. */
export const UndoBulkUpdateTooLate = () => <UndoTooLate action={undoBulkUpdate} address={address} />;

/** A bulk update can be undone for a short time. */
export function UndoBulkUpdate({ update: { batch, act, count }, query }: Props) {
  const t = useTranslations("admin.ticket.bulk");
  const common = useTranslations("common");
  return (
    <Form
      id="undo-bulk-update"
      action={undoBulkUpdate}
      address={address}
      summary={false}
      className="sticky top-[var(--bench,0px)] z-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-s-4 border-flag bg-night px-4 py-2 text-sm text-chalk"
    >
      <input type="hidden" name="batch" value={batch} />
      <input type="hidden" name="query" value={query} />
      <span role="status">{t(act, { count })}</span>
      <SubmitButton variant="go" small doing="undoing">
        {common("undo")}
      </SubmitButton>
    </Form>
  );
}
