import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Form } from "@/components/form/form";
import { Badge } from "@/components/ui/badge";
import { readThread } from "@/lib/contacts/actions/messages";
import type { listThreads } from "@/lib/contacts/queries/threads";
import { Link } from "@/lib/platform/i18n/navigation";
import { truncate } from "@/lib/platform/text/truncate";

export type Talk = Awaited<ReturnType<typeof listThreads>>[number];

export function Talks({ talks, current }: { talks: Talk[]; current: string | undefined }) {
  const t = useTranslations("messages");
  const guardianName = ({ last, other: otherParty }: Talk) =>
    last?.guardian ? t("asGuardian", { name: last.guardian }) : t("guardianOf", { name: otherParty });
  return (
    <nav
      className={`grid min-w-0 content-start gap-3 ${current ? "max-[56rem]:hidden" : ""}`}
      aria-labelledby="conversations"
    >
      <h2 id="conversations" className="text-xl">
        {t("conversations")}
      </h2>
      <Form action={readThread} id="open-talk" summary={false} className="">
        <ul className="border-t border-line-2 *:border-b *:border-line *:*:flex *:*:min-h-target *:*:w-full *:*:items-center *:*:justify-between *:*:gap-3 *:*:px-3 *:*:py-2 *:*:text-start *:*:text-sm *:*:font-semibold *:*:no-underline *:*:hover:bg-ground-2 *:*:aria-[current]:bg-ground-2">
          {talks.map((talk) => (
            <li key={talk.id}>
              <TalkLink talk={talk} current={talk.id === current}>
                <span className="grid min-w-0">
                  <bdi className="wrap-anywhere">{talk.other}</bdi>
                  {talk.last && (
                    <span className="truncate text-xs font-normal text-ink-2 [text-align:match-parent]" dir="auto">
                      {talk.last.byGuardian && (
                        <>
                          <bdi>{guardianName(talk)}</bdi> ·{" "}
                        </>
                      )}
                      {talk.last.takenDownAt ? t("takenDown") : truncate(talk.last.content, 80)}
                    </span>
                  )}
                </span>
                {talk.unread > 0 && <Badge look="flag">{t("waiting", { count: talk.unread })}</Badge>}
                {!talk.open && <Badge look="struck">{t("closedTalk")}</Badge>}
              </TalkLink>
            </li>
          ))}
        </ul>
      </Form>
    </nav>
  );
}

/** A link if nothing is unread, else a button of the list's form that also marks the conversation as read. */
function TalkLink({ talk: { id, unread }, current, children }: { talk: Talk; current: boolean; children: ReactNode }) {
  if (unread === 0 || current)
    return (
      <Link href={`/messages?thread=${id}`} aria-current={current ? "true" : undefined}>
        {children}
      </Link>
    );
  return (
    <button type="submit" name="threadId" value={id} className="cursor-pointer">
      {children}
    </button>
  );
}
