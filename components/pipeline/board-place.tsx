import { useTranslations } from "next-intl";
import { Form } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import { MoreLink } from "@/components/ui/more-link";
import { putOnBoard } from "@/lib/pipeline/actions/matches";
import type { Stage } from "@/lib/pipeline/schema/stages";

type Props = { playerId: string; place: { id: string; status: Stage } | null; acts: boolean };

export function BoardPlace({ playerId, place, acts }: Props) {
  const t = useTranslations("pipeline");
  if (place)
    return (
      <p className="text-sm">
        <MoreLink href={`/dashboard/pipeline#match-${place.id}`}>
          {t("onBoard", { stage: t(`stages.${place.status}`) })}
        </MoreLink>
      </p>
    );
  if (!acts) return null;
  return (
    <Form action={putOnBoard} summary={false} className="">
      <input type="hidden" name="player" value={playerId} />
      <SubmitButton small variant="outline" doing="adding">
        {t("put")}
      </SubmitButton>
    </Form>
  );
}
