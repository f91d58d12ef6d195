import { useTranslations } from "next-intl";
import { Form } from "@/components/form/form";
import { EmptyState } from "@/components/ui/empty-state";
import { LinkButton } from "@/components/ui/link-button";
import { Pagination } from "@/components/ui/pagination";
import { readMessage } from "@/lib/contacts/actions/messages";
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
        <Form action={readMessage} id="open-message" summary={false} className="">
          {q && <input type="hidden" name="q" value={q} />}
          {after && <input type="hidden" name="after" value={after} />}
          <ul
            id="mail"
            className="border-t border-line-2 *:border-b *:border-line *:*:grid *:*:min-h-target *:*:w-full *:*:gap-0.5 *:*:px-3 *:*:py-3 *:*:text-start *:*:text-sm *:*:no-underline *:*:hover:bg-ground-2 [&_[dir]]:[text-align:match-parent]"
          >
            {messages.map((message) => (
              <li key={message.id}>
                <InboxRow message={message} query={query} zone={zone} />
              </li>
            ))}
          </ul>
        </Form>
      )}
      <Pagination
        first={after ? inboxAddress({ q, after: undefined }) : null}
        next={next && inboxAddress({ q, after: next })}
      />
    </section>
  );
}
