import { useTranslations } from "next-intl";
import { Checkbox } from "@/components/form/checkbox";
import { Form } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import { Link } from "@/lib/core/i18n/navigation";
import { answerAsGuardian } from "@/lib/players/actions";
import type { GuardianView } from "@/lib/players/queries/guardian";

type Props = { token: string; guardian: GuardianView };

/** Yes with the box that says who answers, or no; after a yes, the way to take it back. */
export function GuardianAnswer({ token, guardian }: Props) {
  const t = useTranslations("players.guardian");
  const confirmed = guardian.status === "confirmed";
  return (
    <Form action={answerAsGuardian} id="answer">
      <input type="hidden" name="token" value={token} />
      {confirmed ? <p className="small soft">{t("withdrawHint")}</p> : <Authority player={guardian.player.fullName} />}
      <div className="answer-acts">
        {!confirmed && (
          <SubmitButton name="answer" value="yes" pending={t("answering")}>
            {t("yes")}
          </SubmitButton>
        )}
        {guardian.status !== "declined" && (
          <SubmitButton variant="outline" name="answer" value="no">
            {t(confirmed ? "withdraw" : "no")}
          </SubmitButton>
        )}
      </div>
    </Form>
  );
}

function Authority({ player }: { player: string }) {
  const t = useTranslations("players.guardian");
  return (
    <Checkbox name="authority">
      {t.rich("authority", {
        player,
        link: (words) => (
          <Link href="/terms" target="_blank">
            {words}
          </Link>
        ),
      })}
    </Checkbox>
  );
}
