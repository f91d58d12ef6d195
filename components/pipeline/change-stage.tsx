import { useTranslations } from "next-intl";
import { Select } from "@/components/form/select";
import { SubmitButton } from "@/components/form/submit-button";
import { RefreshingForm } from "@/components/scouting/refreshing-form";
import { closeMatch, moveMatch, reopenMatch } from "@/lib/matching/actions";
import { closedReasons, openStages, type Stage } from "@/lib/matching/schema/stages";

export function MoveCard({ id, stage }: { id: string; stage: Stage }) {
  const t = useTranslations("pipeline");
  return (
    <RefreshingForm action={moveMatch} id={`move-${id}`} summary={false} className="grid gap-2">
      <input type="hidden" name="matchId" value={id} />
      <Select
        name="to"
        label={t("stage")}
        defaultValue={stage}
        options={openStages.map((value) => ({ value, label: t(`stages.${value}`) }))}
      />
      <SubmitButton small variant="outline" pending={t("moving")}>
        {t("move")}
      </SubmitButton>
    </RefreshingForm>
  );
}

export function CloseCard({ id }: { id: string }) {
  const t = useTranslations("pipeline");
  return (
    <section className="grid gap-2 border-t border-line pt-3">
      <RefreshingForm action={closeMatch} id={`close-${id}`} summary={false} className="grid gap-2">
        <input type="hidden" name="matchId" value={id} />
        <Select
          name="reason"
          label={t("closeTitle")}
          placeholder={t("chooseReason")}
          options={closedReasons.map((value) => ({ value, label: t(`reasons.${value}`) }))}
        />
        <SubmitButton small variant="outline" pending={t("closing")}>
          {t("close")}
        </SubmitButton>
      </RefreshingForm>
    </section>
  );
}

export function ReopenCard({ id }: { id: string }) {
  const t = useTranslations("pipeline");
  return (
    <RefreshingForm action={reopenMatch} id={`reopen-${id}`} summary={false} className="grid gap-2">
      <input type="hidden" name="matchId" value={id} />
      <SubmitButton small variant="outline" pending={t("reopening")}>
        {t("reopen")}
      </SubmitButton>
    </RefreshingForm>
  );
}
