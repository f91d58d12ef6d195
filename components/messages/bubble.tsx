import { useFormatter, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { momentIn } from "@/lib/platform/i18n/formats";

type Props = {
  author: string | null;
  byGuardian?: boolean;
  /** Of the reader's own side, but not the reader. */
  colleague?: string | null;
  zone: string | null;
  mine: boolean;
  content: string;
  createdAt: Date;
  subject?: string | null;
  note?: string;
  takenDownAt?: Date | null;
  /** What came with it. */
  files?: ReactNode;
  children?: ReactNode;
};

/** What one person said, in the direction of their own words. */
export function Bubble({
  author,
  byGuardian,
  colleague,
  zone,
  mine,
  createdAt,
  subject,
  note,
  files,
  children,
  ...said
}: Props) {
  const t = useTranslations("messages");
  const format = useFormatter();
  return (
    <li className={mine ? "mine" : undefined}>
      {note && <p className="xs">{note}</p>}
      {subject && (
        <b>
          <bdi>{subject}</bdi>
        </b>
      )}
      <p className={said.takenDownAt ? "said text-ink-3 italic" : "said"} dir="auto">
        {said.takenDownAt ? t("takenDown") : said.content}
      </p>
      {files}
      <p className="xs">
        <bdi>{mine ? (colleague ?? t("you")) : byGuardian ? t("asGuardian", { name: author ?? "" }) : author}</bdi> ·{" "}
        <time className="whitespace-nowrap" dateTime={createdAt.toISOString()}>
          {format.dateTime(createdAt, momentIn(zone))}
        </time>
        {children}
      </p>
    </li>
  );
}
