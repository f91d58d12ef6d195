import { useFormatter, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { momentIn } from "@/lib/platform/i18n/formats";

type Props = {
  author: string | null;
  byGuardian?: boolean;
  /** Name of a colleague of the reader who wrote the message. */
  colleague?: string | null;
  zone: string | null;
  mine: boolean;
  content: string;
  createdAt: Date;
  subject?: string | null;
  note?: string;
  takenDownAt?: Date | null;
  /** List of the attached files. */
  files?: ReactNode;
  children?: ReactNode;
};

export function Bubble({
  author,
  byGuardian,
  colleague,
  zone,
  mine: isOwn,
  createdAt,
  subject,
  note,
  files,
  children,
  ...message
}: Props) {
  const t = useTranslations("messages");
  const format = useFormatter();
  return (
    <li className={isOwn ? "mine" : undefined}>
      {note && <p className="xs">{note}</p>}
      {subject && (
        <b>
          <bdi>{subject}</bdi>
        </b>
      )}
      <p className={message.takenDownAt ? "message-text text-ink-3 italic" : "message-text"} dir="auto">
        {message.takenDownAt ? t("takenDown") : message.content}
      </p>
      {files}
      <p className="xs flex flex-wrap items-center gap-x-3">
        <bdi>{isOwn ? (colleague ?? t("you")) : byGuardian ? t("asGuardian", { name: author ?? "" }) : author}</bdi>
        <time dateTime={createdAt.toISOString()}>{format.dateTime(createdAt, momentIn(zone))}</time>
        {children}
      </p>
    </li>
  );
}
