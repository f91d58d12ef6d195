import { useTranslations } from "next-intl";
import { Form } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import { Badge } from "@/components/ui/badge";
import { EmptyState } from "@/components/ui/empty-state";
import { LinkButton } from "@/components/ui/link-button";
import { MoreLink } from "@/components/ui/more-link";
import { Notice } from "@/components/ui/notice";
import { showEsportProfile } from "@/lib/esport/actions";
import type { OwnEsportProfile as Own } from "@/lib/esport/queries/own";
import { games, isGame } from "@/lib/esport/schema/games";

/** One's own e-sport profile on the dashboard: how it stands, and where to change, show or hide it. */
export function OwnEsportProfile({ own }: { own: Own | null }) {
  const t = useTranslations("esport.own");
  const words = useTranslations("esport");
  if (!own)
    return (
      <EmptyState drawing="kickOff" as="h2" title={t("missing")} hint={t("missingHint")}>
        <LinkButton variant="go" href="/esport-signup">
          {words("join")}
        </LinkButton>
      </EmptyState>
    );
  const { status } = own;
  return (
    <section className="block" aria-labelledby="own-profile">
      <header>
        <h2 id="own-profile">{t("title")}</h2>
        <Badge look={status === "shown" ? "full" : "dash"}>{t(`state.${status}`)}</Badge>
      </header>
      <p>
        <b>
          <bdi>{own.fullName}</bdi>
        </b>
        <br />
        <span className="small soft">
          <bdi>{own.handle}</bdi> · {isGame(own.game) && games[own.game].name}
        </span>
      </p>
      {status === "taken_down" && <Notice look="bad">{t("takenDown")}</Notice>}
      <div className="acts">
        <LinkButton href="/esport-signup">{words("profile.edit")}</LinkButton>
        <MoreLink href={`/esport/${own.id}`}>{t("see")}</MoreLink>
      </div>
      {status !== "taken_down" && (
        <Form action={showEsportProfile} className="flex">
          <SubmitButton
            name="shown"
            value={status === "shown" ? "no" : "yes"}
            variant="quiet"
            small
            pending={words("form.saving")}
          >
            {t(status === "shown" ? "hide" : "show")}
          </SubmitButton>
        </Form>
      )}
    </section>
  );
}
