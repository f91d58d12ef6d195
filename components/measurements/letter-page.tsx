import { useFormatter, useTranslations } from "next-intl";
import { LinkButton } from "@/components/ui/link-button";
import type { Letter } from "@/lib/measurements/queries/letter";
import { isSport } from "@/lib/sports/schema";
import { AnswerLetter } from "./answer-letter";
import { LetterReceipt } from "./letter-receipt";

/** What somebody reads who was asked by mail to stand behind a player's claims, without an account. */
export function LetterPage({ letter, token }: { letter: Letter; token: string }) {
  const t = useTranslations("evidence.letter");
  const role = useTranslations("evidence.role");
  const sports = useTranslations("sports.name");
  const format = useFormatter();
  const { player, sport, state, claims, expiresAt, club, name } = letter;
  if (letter.link === "receipt") return <LetterReceipt letter={letter} token={token} />;
  if (state !== "waiting") return <ClosedLetter letter={letter} />;
  return (
    <div className="wrap grid grid-cols-[minmax(0,46rem)] gap-8 pt-6 pb-section">
      <header className="grid gap-3">
        <h1 className="text-display-m">{t("title", { player, count: claims.length })}</h1>
        <p className="lead">
          {t("lead", {
            name,
            player,
            sport: isSport(sport) ? sports(sport) : sport,
            role: role(letter.role),
            club,
          })}
        </p>
        <p className="text-sm text-ink-2">
          {t(letter.minor ? "noteOfMinor" : "note", { day: format.dateTime(expiresAt, "day") })}
        </p>
      </header>
      <AnswerLetter letter={letter} token={token} />
    </div>
  );
}

/** Told plainly: already answered, too late, or no longer asked. */
function ClosedLetter({ letter }: { letter: Letter }) {
  const t = useTranslations("evidence.letter.closed");
  const format = useFormatter();
  const { state, answeredAt, expiresAt, player } = letter;
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
