import { useFormatter, useTranslations } from "next-intl";
import { Form } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import { askPlayer } from "@/lib/players/actions/players";
import type { GuardianView } from "@/lib/players/queries/guardian";

type Props = { guardian: GuardianView; page: string };

export function ChildConsent({ guardian: { firstName, player, ownConsent }, page }: Props) {
  const t = useTranslations("players.childConsent");
  const format = useFormatter();
  const agrees = ownConsent?.given ?? false;
  const values = {
    player: firstName,
    email: player.email,
    date: ownConsent ? format.dateTime(ownConsent.createdAt, "day") : "",
  };
  return (
    <section className="grid gap-3" aria-labelledby="child-yes">
      <h2 id="child-yes" className="text-xl">
        {t("title", values)}
      </h2>
      <p className="max-w-160">{t(agrees ? "given" : ownConsent ? "refused" : "missing", values)}</p>
      {!agrees && (
        <>
          <p className="max-w-160 text-sm text-ink-2">{t("how", values)}</p>
          <Form action={askPlayer} guardian={page} id="ask-player" className="">
            <SubmitButton small variant="outline" doing="sending">
              {t("ask", values)}
            </SubmitButton>
          </Form>
        </>
      )}
    </section>
  );
}
