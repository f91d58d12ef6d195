"use client";

import { LinkButton } from "@/components/ui/link-button";
import { OpenFile } from "./open-file";
import { LateRejectPanel, type RejectWords } from "./reject-panel";

export type DecideWords = RejectWords & Record<"open" | "opened" | "unopened" | "approve" | "firstByYou", string>;

/** Same height before and after the decision, so that the rows below do not move. */
export const actsClass = "grid min-h-32 content-start justify-items-start gap-2 lg:justify-items-end";

type Props = {
  id: string;
  userId: string;
  /** Null if there is no file to open. */
  fileId: string | null;
  name: string;
  since: string;
  note: string;
  words: DecideWords;
};

/** Documents are approved on the page of the case; here they can only be refused. */
export function Decide({ id, userId, fileId, name, since: queueOpenedAt, note, words: texts }: Props) {
  const noteId = `seen-${id}`;
  return (
    <div className={`${actsClass} relative`}>
      {fileId && <OpenFile fileId={fileId} name={name} words={texts.open} />}
      <div className="flex flex-wrap gap-2">
        <LinkButton variant="outline" small href={`/admin/kyc/${userId}#case-${id}`} aria-describedby={noteId}>
          {texts.approve}
        </LinkButton>
        <LateRejectPanel caseId={id} since={queueOpenedAt} words={texts} />
      </div>
      <p id={noteId} className="text-xs text-ink-3 lg:text-end">
        {note}
      </p>
    </div>
  );
}
