import { useFormatter, useTranslations } from "next-intl";
import { Form } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import { Badge, type BadgeLook } from "@/components/ui/badge";
import { withdrawConfirmation } from "@/lib/measurements/actions";
import type { AskedLetter, OwnConfirmations } from "@/lib/measurements/queries/own-confirmations";
import type { ConfirmationState } from "@/lib/measurements/schema/confirmation";
import { AnsweredClaims } from "./answered-claims";

type Props = { own: OwnConfirmations; guardian: string | undefined };

const looks: Record<ConfirmationState, BadgeLook> = {
  waiting: "dash",
  answered: "full",
  expired: "struck",
  withdrawn: "struck",
  taken_back: "struck",
};

/** Whom one asked, where each letter stands, and what was said of each claim. */
export function AskedList({ own, guardian }: Props) {
  const t = useTranslations("evidence.asked");
  return (
    <section id="confirmations" className="grid content-start gap-5" aria-labelledby="asked-title">
      <h2 id="asked-title" className="heading-xl border-b border-line-2 pb-2">
        {t("title")}
      </h2>
      {own.asked.length === 0 && (
        <p className="border border-dashed border-line-2 p-4 text-sm text-ink-2">{t("empty")}</p>
      )}
      <ul className="grid gap-6">
        {own.asked.map((letter) => (
          <ConfirmationRequest key={letter.id} letter={letter} withdraws={own.mayAsk} guardian={guardian} />
        ))}
      </ul>
    </section>
  );
}

type Row = { letter: AskedLetter; withdraws: boolean; guardian: string | undefined };

function ConfirmationRequest({ letter, withdraws, guardian }: Row) {
  const t = useTranslations("evidence.asked");
  const role = useTranslations("evidence.role");
  const { id, name, club, email, state, claims, lookedAt, voidedAt } = letter;
  return (
    <li className="grid gap-3 border-b border-line pb-5">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <p className="grid gap-0.5 text-sm">
          <b className="font-semibold">
            <bdi>{name}</bdi>
          </b>
          <span className="text-ink-2">
            {role(letter.role)}, <bdi>{club}</bdi> · <bdi className="wrap-anywhere">{email}</bdi>
          </span>
          <When letter={letter} />
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
          <SubmitButton variant="quiet" small pending={t("withdrawing")} aria-label={t("withdrawWhom", { name })}>
            {t("withdraw")}
          </SubmitButton>
        </Form>
      )}
    </li>
  );
}

/** The last thing that happened, and what comes next. */
function When({ letter }: Pick<Row, "letter">) {
  const t = useTranslations("evidence.asked.when");
  const format = useFormatter();
  const { state, askedAt, answeredAt, takenBackAt, withdrawnAt, remindedAt, remindsAt, expiresAt } = letter;
  const at = {
    waiting: askedAt,
    answered: answeredAt,
    expired: expiresAt,
    withdrawn: withdrawnAt,
    taken_back: takenBackAt,
  };
  const day = format.dateTime(at[state] ?? askedAt, "day");
  const next = format.dateTime(remindedAt ? expiresAt : remindsAt, "day");
  const kind = state === "waiting" && remindedAt ? ("reminded" as const) : state;
  return <span className="text-xs text-ink-3">{t(kind, { day, next })}</span>;
}
