import { useTranslations } from "next-intl";
import { Form } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import { resubscribe, unsubscribe } from "@/lib/notifications/actions";
import type { unsubscribeChoice } from "@/lib/notifications/queries/unsubscribe-choice";
import { Link } from "@/lib/platform/i18n/navigation";

type Props = { choice: NonNullable<Awaited<ReturnType<typeof unsubscribeChoice>>>; address: string };

/** The same page also turns the e-mails on again. */
export function UnsubscribeForm({ choice: { category, wanted: isWanted, guardian }, address }: Props) {
  const t = useTranslations("notifications.unsubscribe");
  const emails = t(`emails.${category}`);
  return (
    <div className="wrap grid grid-cols-[minmax(0,40rem)] gap-6 pt-6 pb-section">
      <header className="grid gap-2">
        <h1 className="text-display-m">{t(isWanted ? "ask" : "done")}</h1>
        <p className="text-ink-2">{t(isWanted ? "askText" : "doneText", { emails })}</p>
      </header>
      <Form
        action={isWanted ? unsubscribe : resubscribe}
        id={isWanted ? "stop" : "again"}
        className="grid justify-items-start"
      >
        <input type="hidden" name="key" value={decodeURIComponent(address)} />
        <SubmitButton variant={isWanted ? "go" : "outline"}>{t(isWanted ? "stop" : "again")}</SubmitButton>
      </Form>
      {!guardian && (
        <p className="text-sm text-ink-2">
          {t.rich("more", { settings: (chunks) => <Link href="/account/notifications">{chunks}</Link> })}
        </p>
      )}
    </div>
  );
}
