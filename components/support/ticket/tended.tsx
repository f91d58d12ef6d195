import { useTranslations } from "next-intl";
import { UndoTooLate } from "@/components/desk/undo-too-late";
import { Form } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import { untendTickets } from "@/lib/support/actions";

type Props = { tended: { batch: string; act: "take" | "close"; count: number }; query: string };

/** Where the form is posted without scripts: the page then knows that something was to be taken back. */
const address = "/admin/tickets?undo=1";

/** Says that it was too late, where the form is gone already. */
export const TendedTooLate = () => <UndoTooLate action={untendTickets} address={address} />;

/** For a moment, what was just done with several at once can be taken back. */
export function Tended({ tended: { batch, act, count }, query }: Props) {
  const t = useTranslations("admin.ticket.tended");
  return (
    <Form
      id="tended"
      action={untendTickets}
      address={address}
      summary={false}
      className="sticky top-[var(--bench,0px)] z-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-s-4 border-flag bg-night px-4 py-2 text-sm text-chalk"
    >
      <input type="hidden" name="batch" value={batch} />
      <input type="hidden" name="query" value={query} />
      <span role="status">{t(act, { count })}</span>
      <SubmitButton variant="go" small pending={t("undoing")}>
        {t("undo")}
      </SubmitButton>
    </Form>
  );
}
