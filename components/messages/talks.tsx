import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Form } from "@/components/form/form";
import { Badge } from "@/components/ui/badge";
import { readThread } from "@/lib/messages/actions";
import type { listThreads } from "@/lib/messages/queries/threads";
import { Link } from "@/lib/platform/i18n/navigation";

export type Talk = Awaited<ReturnType<typeof listThreads>>[number];

const row =
  "flex min-h-target w-full items-center justify-between gap-3 px-3 py-2 text-start text-sm font-semibold no-underline hover:bg-ground-2 aria-[current]:bg-ground-2";

/** With whom one talks; what was said is in the list of messages and in each conversation. */
export function Talks({ talks, current }: { talks: Talk[]; current: string | undefined }) {
  const t = useTranslations("messages");
  return (
    <nav
      className={`grid min-w-0 content-start gap-3 ${current ? "max-[56rem]:hidden" : ""}`}
      aria-labelledby="conversations"
    >
      <h2 id="conversations" className="text-xl">
        {t("conversations")}
      </h2>
      <ul className="border-t border-line-2">
        {talks.map((talk) => (
          <li key={talk.id} className="border-b border-line">
            <Way talk={talk} current={talk.id === current}>
              <bdi className="min-w-0 wrap-anywhere">{talk.other}</bdi>
              {talk.unread > 0 && <Badge look="flag">{t("waiting", { count: talk.unread })}</Badge>}
              {!talk.open && <Badge look="struck">{t("closedTalk")}</Badge>}
            </Way>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A link; a button where opening it changes something: what waits there is then read. */
function Way({ talk: { id, unread }, current, children }: { talk: Talk; current: boolean; children: ReactNode }) {
  if (unread === 0 || current)
    return (
      <Link className={row} href={`/messages?thread=${id}`} aria-current={current ? "true" : undefined}>
        {children}
      </Link>
    );
  return (
    <Form action={readThread} id={`talk-${id}`} summary={false} className="">
      <input type="hidden" name="threadId" value={id} />
      <button type="submit" className={`${row} cursor-pointer`}>
        {children}
      </button>
    </Form>
  );
}
