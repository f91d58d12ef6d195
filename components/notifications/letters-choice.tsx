import { useTranslations } from "next-intl";
import { Form } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import { resubscribe, unsubscribe } from "@/lib/notifications/actions";
import type { letterChoice } from "@/lib/notifications/queries/letter-choice";
import { Link } from "@/lib/platform/i18n/navigation";

type Props = { choice: NonNullable<Awaited<ReturnType<typeof letterChoice>>>; address: string };

/** One question and one button; the same page undoes it. */
export function LettersChoice({ choice: { category, wanted, guardian }, address }: Props) {
  const t = useTranslations("notifications.unsubscribe");
  const letters = t(`letters.${category}`);
  return (
    <div className="wrap grid grid-cols-[minmax(0,40rem)] gap-6 pt-6 pb-section">
      <header className="grid gap-2">
        <h1 className="text-display-m">{t(wanted ? "ask" : "done")}</h1>
        <p className="text-ink-2">{t(wanted ? "askText" : "doneText", { letters })}</p>
      </header>
      <Form
        action={wanted ? unsubscribe : resubscribe}
        id={wanted ? "stop" : "again"}
        className="grid justify-items-start"
      >
        <input type="hidden" name="key" value={decodeURIComponent(address)} />
        <SubmitButton variant={wanted ? "go" : "outline"}>{t(wanted ? "stop" : "again")}</SubmitButton>
      </Form>
      {!guardian && (
        <p className="text-sm text-ink-2">
          {t.rich("more", { settings: (words) => <Link href="/account/notifications">{words}</Link> })}
        </p>
      )}
    </div>
  );
}
