"use client";
"use no memo"; // A row never changes once it is rendered.

import { Badge } from "@/components/ui/badge";
import { Link } from "@/lib/platform/i18n/navigation";

type Props = {
  id: string;
  name: string;
  begins?: string;
  /** The reader or the guardian, if they wrote the latest message. */
  by?: string;
  current?: true;
  unread?: string;
  closed?: string;
};

/** A link if nothing is unread, else a button of the list's form that also marks the conversation as read. */
export function TalkView({ id, name, begins, by, current, unread, closed }: Props) {
  const content = (
    <>
      <span className="grid min-w-0">
        <bdi className="wrap-anywhere">{name}</bdi>
        {begins !== undefined && (
          <span className="truncate text-xs font-normal text-ink-2 [text-align:match-parent]" dir="auto">
            {by && (
              <>
                <bdi>{by}</bdi>
                {" · "}
              </>
            )}
            {begins}
          </span>
        )}
      </span>
      {unread && <Badge look="flag">{unread}</Badge>}
      {closed && <Badge look="struck">{closed}</Badge>}
    </>
  );
  if (!unread || current)
    return (
      <Link href={`/messages?thread=${id}`} aria-current={current && "true"}>
        {content}
      </Link>
    );
  return (
    <button type="submit" name="threadId" value={id} className="cursor-pointer">
      {content}
    </button>
  );
}
