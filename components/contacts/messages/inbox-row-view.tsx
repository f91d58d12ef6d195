"use client";
"use no memo"; // A row never changes once it is rendered.

import { Fragment } from "react";
import { Badge } from "@/components/ui/badge";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/lib/platform/i18n/navigation";
import { rowId } from "./row-id";

type Props = {
  id: string;
  /** Address of a message that was read before. */
  href?: string;
  /** Badge of an unread message. */
  fresh?: string;
  subject?: string;
  begins: string;
  kind: string;
  names: string[];
  at: string;
  date: string;
  files?: string;
};

/** A link if the message was read before, else a button of the list's form that also marks it as read. */
export function InboxRowView({ id, href, fresh, subject, begins, kind, names, at, date, files }: Props) {
  const content = (
    <>
      <span className="flex min-w-0 items-center justify-between gap-2">
        <b className={`min-w-0 ${subject ? "wrap-anywhere" : "truncate"}`} dir="auto">
          {subject ?? begins}
        </b>
        {fresh && <Badge look="flag">{fresh}</Badge>}
      </span>
      {subject && (
        <span className="truncate text-ink-2" dir="auto">
          {begins}
        </span>
      )}
      <span className="flex flex-wrap gap-x-3 text-xs text-ink-2">
        <span>
          {kind}
          {names.map((name) => (
            <Fragment key={name}>
              {" · "}
              <bdi>{name}</bdi>
            </Fragment>
          ))}
        </span>
        <time dateTime={at}>{date}</time>
        {files && (
          <span className="inline-flex items-center gap-1">
            <Icon name="file" /> {files}
          </span>
        )}
      </span>
    </>
  );
  if (href)
    return (
      <Link id={rowId(id)} href={href} scroll={false} prefetch={false}>
        {content}
      </Link>
    );
  return (
    <button id={rowId(id)} type="submit" name="messageId" value={id} className="cursor-pointer bg-ground-2">
      {content}
    </button>
  );
}
