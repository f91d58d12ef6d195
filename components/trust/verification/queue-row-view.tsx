"use client";
"use no memo"; // A row never changes once it is rendered.

import { Badge, type BadgeLook } from "@/components/ui/badge";
import { Link } from "@/lib/platform/i18n/navigation";
import { CheckList, type CheckListProps, type CheckWords } from "./check-list";
import { actsClass, Decide, type DecideWords } from "./decide";
import { DueDay, type DueDayData } from "./due-day";
import { OpenFile } from "./open-file";
import type { queueColumns } from "./queue-columns";

export type QueueWords = CheckWords & DecideWords & { columns: Record<(typeof queueColumns)[number], string> };

export type QueueRowData = {
  id: string;
  userId: string;
  name: string;
  organization: { lines: [string, string][]; website: string | null } | null;
  player: string | null;
  type: string;
  createdAt: { at: string; date: string };
  due: DueDayData | null;
  badge: { look: BadgeLook; text: string };
  checks: CheckListProps["checks"];
  summary: string;
  /** Null if there is no file to open. */
  fileId: string | null;
  /** Lines below the file of a decided case. */
  decided: string[] | null;
  /** Below the buttons of an open case. */
  note: string;
};

/** A decided row keeps its place and height and is grayed out. */
export function QueueRowView({ row, since, words }: { row: QueueRowData; since: string; words: QueueWords }) {
  const { id, userId, name, organization, player, type, createdAt, badge, fileId, decided } = row;
  const { columns } = words;
  return (
    <tr id={`case-${id}`} tabIndex={-1} className={decided ? "bg-ground-2 text-ink-3" : undefined}>
      <td data-label={columns.user}>
        <Link href={`/admin/kyc/${userId}`} className="font-semibold">
          <bdi>{name}</bdi>
        </Link>
        {organization && <Organization {...organization} />}
        {player && <span className="mt-1 block text-xs">{player}</span>}
      </td>
      <td data-label={columns.type}>{type}</td>
      <td data-label={columns.date}>
        <time dateTime={createdAt.at} className="lg:whitespace-nowrap">
          {createdAt.date}
        </time>
        {row.due && <DueDay {...row.due} />}
      </td>
      <td data-label={columns.status}>
        <Badge look={badge.look}>{badge.text}</Badge>
        <CheckList checks={row.checks} summary={row.summary} words={words} />
      </td>
      <td data-label={columns.actions}>
        {decided ? (
          <div className={actsClass}>
            {fileId && <OpenFile fileId={fileId} name={name} words={words.open} />}
            {decided.map((line) => (
              <p key={line} className="line-clamp-3 text-xs">
                {line}
              </p>
            ))}
          </div>
        ) : (
          <Decide id={id} userId={userId} fileId={fileId} name={name} since={since} note={row.note} words={words} />
        )}
      </td>
    </tr>
  );
}

function Organization({ lines, website }: NonNullable<QueueRowData["organization"]>) {
  return (
    <span className="mt-1 block text-xs">
      {lines.map(([name, rest], index) => (
        <span key={name + rest}>
          {index > 0 && <br />}
          <bdi>{name}</bdi> · {rest}
        </span>
      ))}
      {website && (
        <>
          <br />
          <a href={website} target="_blank" rel="noreferrer nofollow">
            <bdi>{new URL(website).hostname}</bdi>
          </a>
        </>
      )}
    </span>
  );
}
