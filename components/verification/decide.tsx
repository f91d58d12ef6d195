import { LinkButton } from "@/components/ui/link-button";
import { rejectKyc } from "@/lib/verification/actions";
import { DeskForm } from "./desk-form";
import { OpenFile } from "./open-file";
import { RejectPanel, type RejectWords } from "./reject-panel";

export type DecideWords = RejectWords &
  Record<"open" | "missing" | "opened" | "unopened" | "approve" | "firstByYou", string>;

/** As high before a decision as after it, so that the rows below stay where they are. */
export const actsClass = "grid min-h-32 content-start justify-items-start gap-2 lg:justify-items-end";

/** `fileId` is null where there is no file to open. */
type Props = {
  id: string;
  userId: string;
  fileId: string | null;
  opened: boolean;
  approvedByReader: boolean;
  name: string;
  since: string;
  words: DecideWords;
};

/** To approve, a paper is looked at beside its questions; it can be refused from here. */
export function Decide({ id, userId, fileId, opened, approvedByReader, name, since, words }: Props) {
  const noteId = `seen-${id}`;
  return (
    <div className={`${actsClass} relative`}>
      {fileId && <OpenFile fileId={fileId} name={name} words={words.open} />}
      <div className="flex flex-wrap gap-2">
        <LinkButton variant="outline" small href={`/admin/kyc/${userId}#case-${id}`} aria-describedby={noteId}>
          {words.approve}
        </LinkButton>
        <DeskForm action={rejectKyc} caseId={id} since={since} id={`reject-${id}`}>
          <RejectPanel words={words} />
        </DeskForm>
      </div>
      <p id={noteId} className="text-xs text-ink-3 lg:text-end">
        {approvedByReader ? words.firstByYou : fileId === null ? words.missing : opened ? words.opened : words.unopened}
      </p>
    </div>
  );
}
