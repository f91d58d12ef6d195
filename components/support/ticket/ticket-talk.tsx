import { useFormatter, useTranslations } from "next-intl";
import { Disclosure } from "@/components/ui/disclosure";
import { momentIn } from "@/lib/platform/i18n/formats";
import type { OpenedTicket } from "@/lib/support/queries/tickets";

type Props = { ticket: OpenedTicket; zone: string | null };

/** Oldest message first. */
export function TicketTalk({ ticket, zone }: Props) {
  const t = useTranslations("admin.ticket");
  const { name, message, talk, createdAt, answers, email } = ticket;
  return (
    <div className="grid gap-6">
      <Entry heading={t("wrote", { name: name || "—" })} writtenAt={createdAt} zone={zone}>
        {email ? message : t("erased")}
      </Entry>
      {talk && (
        <Disclosure summary={t("talk")} className="border-y border-line">
          <p className="text-sm whitespace-pre-line text-ink-2 wrap-anywhere" dir="auto">
            {talk}
          </p>
        </Disclosure>
      )}
      {answers.map(({ id, content, author, createdAt: writtenAt }, index) => (
        <div key={id} id={index === answers.length - 1 ? "last-answer" : undefined} className="scroll-mt-8">
          <Entry heading={t("answeredBy", { name: author ?? t("former") })} writtenAt={writtenAt} zone={zone} ours>
            {content}
          </Entry>
        </div>
      ))}
      {answers.length === 0 && <p className="small soft">{t("unanswered")}</p>}
    </div>
  );
}

type EntryProps = { heading: string; writtenAt: Date; zone: string | null; ours?: boolean; children: string };

function Entry({ heading, writtenAt, zone, ours: isStaff = false, children }: EntryProps) {
  const format = useFormatter();
  return (
    <article className={`grid gap-2 border-s-3 ps-4 ${isStaff ? "border-line-2" : "border-flag"}`}>
      <header className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-md font-semibold">
          <bdi>{heading}</bdi>
        </h2>
        <time className="text-xs text-ink-3" dateTime={writtenAt.toISOString()}>
          {format.dateTime(writtenAt, momentIn(zone))}
        </time>
      </header>
      <p className="max-w-[65ch] whitespace-pre-line wrap-anywhere" dir="auto">
        {children}
      </p>
    </article>
  );
}
