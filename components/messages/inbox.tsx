import { useTranslations } from "next-intl";
import { EmptyState } from "@/components/ui/empty-state";
import { LinkButton } from "@/components/ui/link-button";
import { Pagination } from "@/components/ui/pagination";
import type { listMessages } from "@/lib/messages/queries/inbox";
import { type InboxAsked, inboxAddress } from "@/lib/messages/schema/inbox-address";
import { InboxRow } from "./inbox-row";
import { InboxSearch } from "./inbox-search";

type Props = { inbox: Awaited<ReturnType<typeof listMessages>>; asked: InboxAsked; zone: string | null };

/** Every message sent and received, once, the newest first; one opens over the list. */
export function Inbox({ inbox: { messages, next }, asked, zone }: Props) {
  const t = useTranslations("messages");
  const none = messages.length === 0;
  const { q, after } = asked;
  if (none && !q && !after)
    return <EmptyState drawing="kickOff" as="h2" title={t("empty")} hint={t("nothingYetHint")} />;
  return (
    <section className="grid min-w-0 content-start gap-4" aria-label={t("title")}>
      <InboxSearch asked={q} />
      {none ? (
        <EmptyState drawing="boxes" as="h2" title={t("nothingFound")} hint={t("nothingFoundHint")}>
          <LinkButton href="/messages">{t("all")}</LinkButton>
        </EmptyState>
      ) : (
        <ul id="mail" className="border-t border-line-2">
          {messages.map((message) => (
            <li key={message.id} className="border-b border-line">
              <InboxRow message={message} asked={asked} zone={zone} />
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
