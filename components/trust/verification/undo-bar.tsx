import { useTranslations } from "next-intl";
import { UndoTooLate } from "@/components/form/list/undo-too-late";
import { SubmitButton } from "@/components/form/submit-button";
import { revokeVerdict } from "@/lib/trust/actions/verification";
import type { QueuedCase } from "@/lib/trust/queries/verification-case";
import { isDocumentType } from "@/lib/trust/schema/check";
import { undoSeconds } from "@/lib/trust/schema/limits";
import { CaseForm } from "./case-form";

/** `at` is the path of the page without the locale. */
type Props = { cases: QueuedCase[]; at: string; since?: string | undefined; undo?: string | undefined };

/** A decision can be undone for a short time; its e-mail is sent only afterwards. */
export function UndoBar({ cases, at: path, since: queueOpenedAt, undo }: Props) {
  const revocableCases = cases.filter(({ mayRevoke }) => mayRevoke);
  /** Address that the form is posted to without scripts, with the id of the case. */
  const address = (id: string) =>
    `${path}?${new URLSearchParams({ ...(queueOpenedAt && { since: queueOpenedAt }), undo: id })}`;
  const isTooLate = undo && !revocableCases.some(({ id }) => id === undo);
  return (
    <div
      role="status"
      className="pointer-events-none fixed start-4 bottom-[calc(6rem+var(--foot,0px))] z-20 max-w-[calc(100vw-2rem)] md:start-6 md:bottom-6"
    >
      {isTooLate && <UndoTooLate action={revokeVerdict} address={address(undo)} />}
      {revocableCases.length > 0 && (
        <ul className="grid gap-2">
          {revocableCases.map((verificationCase) => (
            <Undo
              key={`${verificationCase.id} ${verificationCase.decidedAt?.getTime()}`}
              verificationCase={verificationCase}
              since={queueOpenedAt}
              address={address(verificationCase.id)}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

type UndoProps = { verificationCase: QueuedCase; since: string | undefined; address: string };

function Undo({ verificationCase: { id, decided, name, documentType }, since: queueOpenedAt, address }: UndoProps) {
  const t = useTranslations("verification");
  const common = useTranslations("common");
  const type = isDocumentType(documentType) ? t(`type.${documentType}`) : documentType;
  return (
    <li className="undoable pointer-events-auto flex flex-wrap items-center gap-x-4 gap-y-1 border-s-4 border-flag bg-night px-4 py-2 text-sm text-chalk">
      <span>
        <b>{t(decided === "rejected" ? "state.rejected" : "state.verified")}</b> · {type} ·{" "}
        <bdi>{name ?? t("queue.unknown")}</bdi>
        <span className="block text-xs">{t("queue.undoHint", { seconds: undoSeconds })}</span>
      </span>
      <CaseForm action={revokeVerdict} caseId={id} since={queueOpenedAt} id={`undo-${id}`} address={address}>
        <SubmitButton variant="go" small doing="undoing">
          {common("undo")}
        </SubmitButton>
      </CaseForm>
    </li>
  );
}
