import { useTranslations } from "next-intl";
import { UndoTooLate } from "@/components/desk/undo-too-late";
import { SubmitButton } from "@/components/form/submit-button";
import { takeBackVerdict } from "@/lib/verification/actions";
import type { QueuedCase } from "@/lib/verification/queries/paper";
import { isDocumentType } from "@/lib/verification/schema/check";
import { undoSeconds } from "@/lib/verification/schema/limits";
import { DeskForm } from "./desk-form";

/** `at`: the page it stands on, without language. */
type Props = { cases: QueuedCase[]; at: string; since?: string | undefined; undo?: string | undefined };

/** For a moment, away from where the next decision is pressed, what was just decided can be taken back; its mail leaves only then. */
export function UndoBar({ cases, at, since, undo }: Props) {
  const revocableCases = cases.filter(({ mayTakeBack }) => mayTakeBack);
  /** Where the form is posted without scripts: the page then knows which verdict it was about. */
  const address = (id: string) => `${at}?${new URLSearchParams({ ...(since && { since }), undo: id })}`;
  const late = undo && !revocableCases.some(({ id }) => id === undo);
  return (
    <div
      role="status"
      className="pointer-events-none fixed start-4 bottom-[calc(6rem+var(--foot,0px))] z-20 max-w-[calc(100vw-2rem)] md:start-6 md:bottom-6"
    >
      {late && <UndoTooLate action={takeBackVerdict} address={address(undo)} />}
      {revocableCases.length > 0 && (
        <ul className="grid gap-2">
          {revocableCases.map((kyc) => (
            <Undo key={`${kyc.id} ${kyc.decidedAt?.getTime()}`} kyc={kyc} since={since} address={address(kyc.id)} />
          ))}
        </ul>
      )}
    </div>
  );
}

type UndoProps = { kyc: QueuedCase; since: string | undefined; address: string };

function Undo({ kyc: { id, decided, name, documentType }, since, address }: UndoProps) {
  const t = useTranslations("verification");
  const type = isDocumentType(documentType) ? t(`type.${documentType}`) : documentType;
  return (
    <li className="undoable pointer-events-auto flex flex-wrap items-center gap-x-4 gap-y-1 border-s-4 border-flag bg-night px-4 py-2 text-sm text-chalk">
      <span>
        <b>{t(decided === "rejected" ? "state.rejected" : "state.verified")}</b> · {type} ·{" "}
        <bdi>{name ?? t("queue.unknown")}</bdi>
        <span className="block text-xs">{t("queue.undoHint", { seconds: undoSeconds })}</span>
      </span>
      <DeskForm action={takeBackVerdict} caseId={id} since={since} id={`undo-${id}`} address={address}>
        <SubmitButton variant="go" small pending={t("queue.takingBack")}>
          {t("queue.takeBack")}
        </SubmitButton>
      </DeskForm>
    </li>
  );
}
