import { useFormatter, useTranslations } from "next-intl";
import { Checkbox } from "@/components/form/checkbox";
import { Form } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import { Link } from "@/lib/platform/i18n/navigation";
import { answerAsPlayer } from "@/lib/players/actions";
import type { OwnYes as Said } from "@/lib/players/queries/own-yes";

type Props = { ownYes: Said; guardian: string | null };

/** A player's own yes to the account: asked of whoever was registered by a parent, and to be taken back until 18. */
export function OwnYes({ ownYes, guardian }: Props) {
  const t = useTranslations("players.ownYes");
  const format = useFormatter();
  const agrees = ownYes?.given ?? false;
  const day = (at: Date | string | undefined) => (at ? format.dateTime(new Date(at), "day") : "");
  return (
    <section id="own-yes" className="my-6 grid gap-3 border-s-4 border-mark ps-4" aria-labelledby="own-yes-title">
      <h2 id="own-yes-title" className="text-xl">
        {t("title")}
      </h2>
      <p className="max-w-160">
        {!ownYes
          ? t("asked", { guardian: guardian ?? "" })
          : t(agrees ? "given" : "refused", { date: day(ownYes.createdAt), version: day(ownYes.version) })}
      </p>
      <Form action={answerAsPlayer} id="own-answer" className="grid gap-4">
        {!agrees && (
          <Checkbox name="terms" hint={t("hint")}>
            {t.rich("terms", {
              link: (words) => (
                <Link href="/terms" target="_blank">
                  {words}
                </Link>
              ),
            })}
          </Checkbox>
        )}
        <div className="flex flex-wrap gap-3">
          {!agrees && (
            <SubmitButton name="answer" value="yes">
              {t("yes")}
            </SubmitButton>
          )}
          {(agrees || !ownYes) && (
            <SubmitButton variant="quiet" name="answer" value="no">
              {t(agrees ? "withdraw" : "no")}
            </SubmitButton>
          )}
        </div>
        <p className="max-w-160 text-xs text-ink-2">{t(agrees ? "withdrawHint" : "noHint")}</p>
      </Form>
    </section>
  );
}
