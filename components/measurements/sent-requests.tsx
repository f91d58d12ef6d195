import { useFormatter, useTranslations } from "next-intl";
import { Form } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import { Badge, type BadgeLook } from "@/components/ui/badge";
import { withdrawConfirmation } from "@/lib/measurements/actions/measurements";
import type { OwnConfirmations, SentConfirmationRequest } from "@/lib/measurements/queries/own-confirmations";
import type { ConfirmationState } from "@/lib/measurements/schema/confirmation";
import { AnsweredClaims } from "./answered-claims";

type Props = { own: OwnConfirmations; guardian: string | undefined };

const looks: Record<ConfirmationState, BadgeLook> = {
  waiting: "dash",
  answered: "full",
  expired: "struck",
  withdrawn: "struck",
  revoked: "struck",
};

export function SentRequests({ own: ownConfirmations, guardian }: Props) {
  const t = useTranslations("measurements.sentRequests");
  return (
    <section id="confirmations" className="grid content-start gap-5" aria-labelledby="confirmations-title">
      <h2 id="confirmations-title" className="heading-xl border-b border-line-2 pb-2">
        {t("title")}
      </h2>
      {ownConfirmations.confirmations.length === 0 && (
        <p className="border border-dashed border-line-2 p-4 text-sm text-ink-2">{t("empty")}</p>
      )}
      <ul className="grid gap-6">
        {ownConfirmations.confirmations.map((request) => (
          <ConfirmationRequest
            key={request.id}
            request={request}
            withdraws={ownConfirmations.mayAsk}
            guardian={guardian}
          />
        ))}
      </ul>
    </section>
  );
}

type Row = { request: SentConfirmationRequest; withdraws: boolean; guardian: string | undefined };

function ConfirmationRequest({ request, withdraws, guardian }: Row) {
  const t = useTranslations("measurements.sentRequests");
  const [role, common] = [useTranslations("measurements.role"), useTranslations("common")];
  const { id, name, club, email, state, claims, lookedAt, voidedAt } = request;
  return (
    <li className="grid gap-3 border-b border-line pb-5">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <p className="grid gap-0.5 text-sm">
          <b className="font-semibold">
            <bdi>{name}</bdi>
          </b>
          <span className="text-ink-2">
            {role(request.role)}
            {common("comma")}
            <bdi>{club}</bdi> · <bdi className="wrap-anywhere">{email}</bdi>
          </span>
          <RequestDates request={request} />
        </p>
        <Badge look={voidedAt ? "struck" : lookedAt ? "dash" : looks[state]}>
          {t(voidedAt ? "state.voided" : lookedAt ? "state.looked_at" : `state.${state}`)}
        </Badge>
      </div>
      <AnsweredClaims claims={claims} />
      {claims.some(({ correction }) => correction) && <p className="text-xs text-ink-2">{t("correctionHint")}</p>}
      {state === "waiting" && withdraws && (
        <Form action={withdrawConfirmation} guardian={guardian} id={`withdraw-${id}`} className="" summary={false}>
          <input type="hidden" name="confirmationId" value={id} />
          <SubmitButton variant="quiet" small doing="withdrawing" aria-label={t("withdrawWhom", { name })}>
            {t("withdraw")}
          </SubmitButton>
        </Form>
      )}
    </li>
  );
}

/** Shows the latest event of the request and the next date. */
function RequestDates({ request }: Pick<Row, "request">) {
  const t = useTranslations("measurements.sentRequests.when");
  const format = useFormatter();
  const { state, askedAt, answeredAt, revokedAt, withdrawnAt, remindedAt, remindsAt, expiresAt } = request;
  const dateByState = {
    waiting: askedAt,
    answered: answeredAt,
    expired: expiresAt,
    withdrawn: withdrawnAt,
    revoked: revokedAt,
  };
  const day = format.dateTime(dateByState[state] ?? askedAt, "day");
  const next = format.dateTime(remindedAt ? expiresAt : remindsAt, "day");
  const kind = state === "waiting" && remindedAt ? ("reminded" as const) : state;
  return <span className="text-xs text-ink-3">{t(kind, { day, next })}</span>;
}
