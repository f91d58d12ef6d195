import { useFormatter, useTranslations } from "next-intl";
import { Form } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import { Notice } from "@/components/ui/notice";
import { revokeConfirmation } from "@/lib/measurements/actions/measurements";
import type { ConfirmationRequest } from "@/lib/measurements/queries/confirmation-request";
import { AnsweredClaims } from "./answered-claims";

export function ConfirmationReceipt({ request, token }: { request: ConfirmationRequest; token: string }) {
  const t = useTranslations("measurements.receipt");
  const format = useFormatter();
  const { player, claims, state, answeredAt, revokedAt, name } = request;
  const day = answeredAt ? format.dateTime(answeredAt, "day") : "";
  const isRevoked = state === "revoked" && revokedAt;
  return (
    <div className="wrap grid grid-cols-[minmax(0,46rem)] gap-8 pt-6 pb-section">
      <header className="grid gap-3">
        <h1 className="text-display-m">{isRevoked ? t("withdrawn") : t("title", { name })}</h1>
        <p className="lead">
          {isRevoked
            ? t("revokedText", { player, day: format.dateTime(revokedAt, "day") })
            : t("lead", { player, day })}
        </p>
      </header>
      {!isRevoked && request.lookedAt && <Notice>{t("lookedAt")}</Notice>}
      <AnsweredClaims claims={claims} />
      {state === "answered" && (
        <Form action={revokeConfirmation} id="revoke-confirmation" className="grid justify-items-start gap-3">
          <input type="hidden" name="token" value={token} />
          <p className="max-w-160 text-sm text-ink-2">{t("withdrawHint", { player })}</p>
          <SubmitButton variant="outline" doing="withdrawing">
            {t("withdraw")}
          </SubmitButton>
        </Form>
      )}
    </div>
  );
}
