import { useTranslations } from "next-intl";
import { Form } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import { MoreLink } from "@/components/ui/more-link";
import { stopAlert } from "@/lib/search/actions";

type Props = { alert: { name: string | null; isActive: boolean }; mailedKey: string };

/** Reached through the link of an alert e-mail, without an account. */
export function StopAlert({ alert, mailedKey }: Props) {
  const t = useTranslations("alerts");
  const name = alert.name ?? t("custom");
  return (
    <div className="wrap grid grid-cols-[minmax(0,40rem)] gap-6 pt-6 pb-section">
      <header className="grid gap-2">
        <h1 className="text-display-m">{t(alert.isActive ? "stop.ask" : "stop.done")}</h1>
        <p className="text-ink-2">{t(alert.isActive ? "stop.askText" : "stop.doneText", { name })}</p>
      </header>
      {alert.isActive && (
        <Form action={stopAlert} id="stop" className="grid justify-items-start">
          <input type="hidden" name="key" value={mailedKey} />
          <SubmitButton>{t("stop.stop")}</SubmitButton>
        </Form>
      )}
      <p className="text-sm">
        <MoreLink href="/dashboard/alerts">{t("all")}</MoreLink>
      </p>
    </div>
  );
}
