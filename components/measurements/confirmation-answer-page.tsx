import { useFormatter, useTranslations } from "next-intl";
import { LinkButton } from "@/components/ui/link-button";
import type { ConfirmationRequest } from "@/lib/measurements/queries/confirmation-request";
import { isSport } from "@/lib/sports/schema/sports";
import { ConfirmationForm } from "./confirmation-form";
import { ConfirmationReceipt } from "./confirmation-receipt";

/** Page that a confirmer opens from the e-mail, without an account. */
export function ConfirmationAnswerPage({ request, token }: { request: ConfirmationRequest; token: string }) {
  const t = useTranslations("measurements.answerPage");
  const role = useTranslations("measurements.role");
  const sports = useTranslations("sports.name");
  const format = useFormatter();
  const { player, sport, state, claims, expiresAt, club, name } = request;
  if (request.link === "receipt") return <ConfirmationReceipt request={request} token={token} />;
  if (state !== "waiting") return <ClosedRequest request={request} />;
  return (
    <div className="wrap grid grid-cols-[minmax(0,46rem)] gap-8 pt-6 pb-section">
      <header className="grid gap-3">
        <h1 className="text-display-m">{t("title", { player, count: claims.length })}</h1>
        <p className="lead">
          {t("lead", {
            name,
            player,
            sport: isSport(sport) ? sports(sport) : sport,
            role: role(request.role),
            club,
          })}
        </p>
        <p className="text-sm text-ink-2">
          {t(request.minor ? "noteOfMinor" : "note", { day: format.dateTime(expiresAt, "day") })}
        </p>
      </header>
      <ConfirmationForm request={request} token={token} />
    </div>
  );
}

/** Shown if the request was answered, has expired or was withdrawn. */
function ClosedRequest({ request }: { request: ConfirmationRequest }) {
  const t = useTranslations("measurements.answerPage.closed");
  const format = useFormatter();
  const { state, answeredAt, expiresAt, player } = request;
  const day = format.dateTime((state === "expired" ? expiresAt : answeredAt) ?? expiresAt, "day");
  const kind = state === "waiting" ? "expired" : state;
  return (
    <div className="wrap head pb-24">
      <h1>{t(`${kind}.title`)}</h1>
      <p className="lead">{t(`${kind}.text`, { day, player })}</p>
      <p className="mt-6">
        <LinkButton href="/how-it-works">{t("what")}</LinkButton>
      </p>
    </div>
  );
}
