"use client";
"use no memo"; // A row never changes once it is rendered.

import { Badge } from "@/components/ui/badge";
import { Link } from "@/lib/platform/i18n/navigation";
import { openingForm } from "./opening-form";

type Props = {
  id: string;
  /** What the conversation is about; then it belongs to an application. */
  about?: string;
  name: string;
  begins?: string;
  /** Day of the latest message. */
  date: string;
  /** The reader or the guardian, if they wrote the latest message. */
  by?: string;
  current?: true;
  unread?: string;
  closed?: string;
};

/** A link if nothing is unread, else a button of the list's form that also marks the conversation as read. */
export function TalkView({ id, about, name, begins, date, by, current, unread, closed }: Props) {
  const kind = about === undefined ? "thread" : "application";
  const content = (
    <>
      <span className="grid min-w-0">
        <bdi className="wrap-anywhere">{name}</bdi>
        {about && (
          <span className="truncate text-xs [text-align:match-parent]" dir="auto">
            {about}
          </span>
        )}
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
      <span className="flex-none self-start text-end text-xs font-normal">
        {date}
        {(unread || closed) && <br />}
        {unread && <Badge look="flag">{unread}</Badge>}
        {closed && <Badge look="struck">{closed}</Badge>}
      </span>
    </>
  );
  if (!unread || current)
    return (
      <Link href={`/messages?${kind}=${id}`} aria-current={current && "true"}>
        {content}
      </Link>
    );
  return (
    <button
      type="submit"
      {...(about !== undefined && { form: openingForm.application })}
      name={`${kind}Id`}
      value={id}
      className="cursor-pointer"
    >
      {content}
    </button>
  );
}
