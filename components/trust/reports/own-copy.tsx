import { useFormatter, useTranslations } from "next-intl";
import { buttonClass } from "@/components/ui/button-class";
import { Icon } from "@/components/ui/icon";
import { momentIn } from "@/lib/platform/i18n/formats";

type Props = { next: Date | null; zone: string | null; guardian?: string };

/** Requests a copy of all stored data; `next` is the time from which another copy may be requested. */
export function OwnCopy({ next, zone, guardian }: Props) {
  const t = useTranslations("reports.own");
  const format = useFormatter();
  const query = guardian ? `?guardian=${encodeURIComponent(guardian)}` : "";
  return (
    <section className="block" aria-labelledby="copy-title">
      <header>
        <h2 id="copy-title">{t(guardian ? "titleOfChild" : "title")}</h2>
      </header>
      <p className="small soft">{t(guardian ? "textOfChild" : "text")}</p>
      {next ? (
        <p className="mt-4 text-sm">{t("again", { at: format.dateTime(next, momentIn(zone)) })}</p>
      ) : (
        <form
          method="post"
          action={`/api/account/copy${query}`}
          className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2"
        >
          <button type="submit" className={buttonClass({ variant: "quiet", small: true })}>
            <Icon name="file" />
            {t("take")}
          </button>
          <span className="text-xs text-ink-2">{t("once")}</span>
        </form>
      )}
    </section>
  );
}
