import { useFormatter, useTranslations } from "next-intl";
import { Form } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import { askPlayer } from "@/lib/players/actions";
import type { GuardianView } from "@/lib/players/queries/guardian";

type Props = { guardian: GuardianView; page: string };

/** On a guardian's page: what the child itself said, and how it can still say it. */
export function ChildYes({ guardian: { firstName, player, ownYes }, page }: Props) {
  const t = useTranslations("players.childYes");
  const format = useFormatter();
  const agrees = ownYes?.given ?? false;
  const said = { player: firstName, email: player.email, date: ownYes ? format.dateTime(ownYes.createdAt, "day") : "" };
  return (
    <section className="grid gap-3" aria-labelledby="child-yes">
      <h2 id="child-yes" className="text-xl">
        {t("title", said)}
      </h2>
      <p className="max-w-160">{t(agrees ? "given" : ownYes ? "refused" : "missing", said)}</p>
      {!agrees && (
        <>
          <p className="max-w-160 text-sm text-ink-2">{t("how", said)}</p>
          <Form action={askPlayer} guardian={page} id="ask-player" className="">
            <SubmitButton small variant="outline" pending={t("asking")}>
              {t("ask", said)}
            </SubmitButton>
          </Form>
        </>
      )}
    </section>
  );
}
