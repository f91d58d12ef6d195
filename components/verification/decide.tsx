"use client";

import { useState } from "react";
import { SubmitButton } from "@/components/form/submit-button";
import { approveKyc, rejectKyc } from "@/lib/verification/actions";
import { DeskForm } from "./desk-form";
import { OpenFile } from "./open-file";
import { RejectPanel, type RejectWords } from "./reject-panel";

export type DecideWords = RejectWords &
  Record<"open" | "missing" | "opened" | "unopened" | "approve" | "approving", string>;

/** As high before a decision as after it, so that the rows below stay where they are. */
export const actsClass = "grid min-h-32 content-start justify-items-start gap-2 lg:justify-items-end";

/** `fileId` is null where there is no file to open. */
type Props = { id: string; fileId: string | null; opened: boolean; name: string; since: string; words: DecideWords };

/** Look at the file, then approve it or say why not. Whoever approves is told whether they have looked. */
export function Decide({ id, fileId, name, since, words, ...before }: Props) {
  const [opened, setOpened] = useState(before.opened);
  const noteId = `seen-${id}`;
  return (
    <div className={`${actsClass} relative`}>
      {fileId && <OpenFile fileId={fileId} name={name} words={words.open} onOpen={() => setOpened(true)} />}
      <div className="flex flex-wrap gap-2">
        <DeskForm action={approveKyc} caseId={id} since={since} id={`approve-${id}`}>
          <SubmitButton
            variant="outline"
            small
            pending={words.approving}
            aria-describedby={noteId}
            className={opened ? undefined : "border-dashed"}
          >
            {words.approve}
          </SubmitButton>
        </DeskForm>
        <DeskForm action={rejectKyc} caseId={id} since={since} id={`reject-${id}`}>
          <RejectPanel words={words} />
        </DeskForm>
      </div>
      <p id={noteId} className="text-xs text-ink-3">
        {fileId === null ? words.missing : opened ? words.opened : words.unopened}
      </p>
    </div>
  );
}
