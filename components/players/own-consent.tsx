import { useFormatter, useTranslations } from "next-intl";
import { Checkbox } from "@/components/form/checkbox";
import { Form } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import { Disclosure } from "@/components/ui/disclosure";
import { Link } from "@/lib/platform/i18n/navigation";
import { answerAsPlayer } from "@/lib/players/actions/players";
import type { OwnConsent as GivenConsent } from "@/lib/players/queries/own-consent";

type Props = { ownConsent: GivenConsent; guardian: string | null };

/** For players whom a parent registered; the player can withdraw this consent until they are 18. */
export function OwnConsent({ ownConsent, guardian }: Props) {
  const t = useTranslations("players.ownConsent");
  const common = useTranslations("common");
  const format = useFormatter();
  const agrees = ownConsent?.given ?? false;
  const day = (date: Date | string | undefined) => (date ? format.dateTime(new Date(date), "day") : "");
  return (
    <section id="own-yes" className="my-6 grid gap-3 border-s-4 border-mark ps-4" aria-labelledby="own-yes-title">
      <h2 id="own-yes-title" className="text-xl">
        {t("title")}
      </h2>
      <p className="max-w-160">
        {!ownConsent
          ? t("request", { guardian: guardian ?? "" })
          : t(agrees ? "given" : "refused", { date: day(ownConsent.createdAt), version: day(ownConsent.version) })}
      </p>
      <Form action={answerAsPlayer} id="own-answer" className="grid gap-4">
        {!agrees && (
          <Checkbox name="terms" hint={t("hint")}>
            {t.rich("terms", {
              link: (chunks) => (
                <Link href="/terms" target="_blank">
                  {chunks}
                </Link>
              ),
            })}
          </Checkbox>
        )}
        {agrees ? (
          <Disclosure summary={t("withdraw")} small className="">
            <p className="mb-3 max-w-160 text-sm">{t("withdrawHint")}</p>
            <SubmitButton variant="outline" small name="answer" value="no">
              {t("withdrawNow")}
            </SubmitButton>
          </Disclosure>
        ) : (
          <>
            <div className="flex flex-wrap gap-3">
              <SubmitButton name="answer" value="yes">
                {t("accept")}
              </SubmitButton>
              {!ownConsent && (
                <SubmitButton variant="quiet" name="answer" value="no">
                  {common("decline")}
                </SubmitButton>
              )}
            </div>
            <p className="max-w-160 text-xs text-ink-2">{t("noHint")}</p>
          </>
        )}
      </Form>
    </section>
  );
}
