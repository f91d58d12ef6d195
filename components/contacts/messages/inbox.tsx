import { useTranslations } from "next-intl";
import { EmptyState } from "@/components/ui/empty-state";
import { LinkButton } from "@/components/ui/link-button";
import { Pagination } from "@/components/ui/pagination";
import type { listMessages } from "@/lib/contacts/queries/inbox";
import { type InboxQuery, inboxAddress } from "@/lib/contacts/schema/inbox-address";
import { InboxRow } from "./inbox-row";
import { InboxSearch } from "./inbox-search";

type Props = { inbox: Awaited<ReturnType<typeof listMessages>>; query: InboxQuery; zone: string | null };

/** All messages sent and received, newest first; a message opens in a dialog over the list. */
export function Inbox({ inbox: { messages, next }, query, zone }: Props) {
  const t = useTranslations("messages");
  const isEmpty = messages.length === 0;
  const { q, after } = query;
  if (isEmpty && !q && !after)
    return <EmptyState drawing="kickOff" as="h2" title={t("empty")} hint={t("nothingYetHint")} />;
  return (
    <section className="grid min-w-0 content-start gap-4" aria-label={t("title")}>
      <InboxSearch phrase={q} />
      {isEmpty ? (
        <EmptyState drawing="boxes" as="h2" title={t("nothingFound")} hint={t("nothingFoundHint")}>
          <LinkButton href="/messages">{t("all")}</LinkButton>
        </EmptyState>
      ) : (
        <ul id="mail" className="border-t border-line-2">
          {messages.map((message) => (
            <li key={message.id} className="border-b border-line">
              <InboxRow message={message} query={query} zone={zone} />
            </li>
          ))}
        </ul>
      )}
      <Pagination
        first={after ? inboxAddress({ q, after: undefined }) : null}
        next={next && inboxAddress({ q, after: next })}
      />
    </section>
  );
}
