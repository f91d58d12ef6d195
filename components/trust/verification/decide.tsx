import { LinkButton } from "@/components/ui/link-button";
import { rejectKyc } from "@/lib/trust/actions/verification";
import { DeskForm } from "./desk-form";
import { OpenFile } from "./open-file";
import { RejectPanel, type RejectWords } from "./reject-panel";

export type DecideWords = RejectWords & Record<"open" | "opened" | "unopened" | "approve" | "firstByYou", string>;

/** Same height before and after the decision, so that the rows below do not move. */
export const actsClass = "grid min-h-32 content-start justify-items-start gap-2 lg:justify-items-end";

/** `fileId` is null if there is no file to open. */
type Props = {
  id: string;
  userId: string;
  fileId: string | null;
  opened: boolean;
  approvedByReader: boolean;
  name: string;
  since: string;
  /** Why there is no file. */
  missing: string;
  /** The same object in every row, so that the payload holds it once. */
  words: DecideWords;
};

/** Documents are approved on the page of the case; here they can only be refused. */
export function Decide({
  id,
  userId,
  fileId,
  opened,
  approvedByReader,
  name,
  since: queueOpenedAt,
  missing,
  words: texts,
}: Props) {
  const noteId = `seen-${id}`;
  return (
    <div className={`${actsClass} relative`}>
      {fileId && <OpenFile fileId={fileId} name={name} words={texts.open} />}
      <div className="flex flex-wrap gap-2">
        <LinkButton variant="outline" small href={`/admin/kyc/${userId}#case-${id}`} aria-describedby={noteId}>
          {texts.approve}
        </LinkButton>
        <DeskForm action={rejectKyc} caseId={id} since={queueOpenedAt} id={`reject-${id}`}>
          <RejectPanel words={texts} />
        </DeskForm>
      </div>
      <p id={noteId} className="text-xs text-ink-3 lg:text-end">
        {approvedByReader ? texts.firstByYou : fileId === null ? missing : opened ? texts.opened : texts.unopened}
      </p>
    </div>
  );
}
