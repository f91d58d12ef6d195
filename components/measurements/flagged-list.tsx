import { useFormatter, useTranslations } from "next-intl";
import { Form } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import { Badge } from "@/components/ui/badge";
import { EmptyState } from "@/components/ui/empty-state";
import { settleConfirmation } from "@/lib/measurements/actions/measurements";
import type { Flagged } from "@/lib/measurements/queries/flagged";
import { Link } from "@/lib/platform/i18n/navigation";
import { AnsweredClaims } from "./answered-claims";

/** Suspicious confirmations, oldest first. */
export function FlaggedList({ confirmations }: { confirmations: Flagged[] }) {
  const t = useTranslations("measurements.admin");
  if (confirmations.length === 0)
    return <EmptyState as="h2" drawing="clock" title={t("empty")} hint={t("emptyHint")} />;
  return (
    <ul className="border-t border-line-2">
      {confirmations.map((confirmation) => (
        <li key={confirmation.id} className="grid gap-3 border-b border-line py-5">
          <ConfirmationDetails confirmation={confirmation} />
          <AnsweredClaims claims={confirmation.claims} />
          <Settle confirmationId={confirmation.id} />
        </li>
      ))}
    </ul>
  );
}

function ConfirmationDetails({ confirmation }: { confirmation: Flagged }) {
  const t = useTranslations("measurements.admin");
  const [role, common] = [useTranslations("measurements.role"), useTranslations("common")];
  const format = useFormatter();
  const { name, club, email, flags, player, answeredAt } = confirmation;
  return (
    <div className="grid gap-1 text-sm">
      <p className="flex flex-wrap gap-2">
        {flags.map((flag) => (
          <Badge key={flag} look="flag">
            {t(`flag.${flag}`)}
          </Badge>
        ))}
      </p>
      <p>
        <b className="font-semibold">
          <bdi>{name}</bdi>
        </b>
        {common("comma")}
        {role(confirmation.role)}
        {common("comma")}
        <bdi>{club}</bdi> · <bdi className="wrap-anywhere">{email}</bdi>
      </p>
      <p>
        <Link href={`/players/${player.id}`}>{t("of", { player: player.fullName, handle: player.handle })}</Link>
        {player.guardian && <> · {t("guardian", { name: player.guardian.fullName })}</>}
      </p>
      <p className="text-xs text-ink-2">{t("answeredOn", { day: format.dateTime(answeredAt, "day") })}</p>
    </div>
  );
}

function Settle({ confirmationId }: { confirmationId: string }) {
  const t = useTranslations("measurements.admin");
  return (
    <Form action={settleConfirmation} id={`settle-${confirmationId}`} className="flex flex-wrap gap-3" summary={false}>
      <input type="hidden" name="confirmationId" value={confirmationId} />
      <SubmitButton name="verdict" value="cleared" variant="outline" small doing="saving">
        {t("clear")}
      </SubmitButton>
      <SubmitButton name="verdict" value="voided" variant="quiet" small>
        {t("void")}
      </SubmitButton>
    </Form>
  );
}
