import { useTranslations } from "next-intl";
import { Form } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import { Badge } from "@/components/ui/badge";
import { EmptyState } from "@/components/ui/empty-state";
import { LinkButton } from "@/components/ui/link-button";
import { MoreLink } from "@/components/ui/more-link";
import { Notice } from "@/components/ui/notice";
import { showEsportProfile } from "@/lib/players/actions/esport";
import type { OwnEsportProfile as Own } from "@/lib/players/queries/own-esport";
import { games, isGame } from "@/lib/players/schema/esport-games";
import { Portrait } from "../portrait";

export function OwnEsportProfile({ own: profile }: { own: Own | null }) {
  const t = useTranslations("esport.own");
  const esportT = useTranslations("esport");
  const common = useTranslations("common");
  const cvs = useTranslations("cvs");
  if (!profile)
    return (
      <EmptyState drawing="kickOff" as="h2" title={t("missing")} hint={t("missingHint")}>
        <LinkButton variant="go" small href="/esport-signup">
          {esportT("join")}
        </LinkButton>
      </EmptyState>
    );
  const { status } = profile;
  return (
    <section className="block" aria-labelledby="own-profile">
      <header>
        <h2 id="own-profile">{t("title")}</h2>
        <Badge look={status === "shown" ? "full" : "dash"}>{t(`state.${status}`)}</Badge>
      </header>
      <div className="flex items-center gap-4 pt-3">
        <Portrait url={profile.portrait} className="h-25 w-20 shrink-0" />
        <p>
          <b>
            <bdi>{profile.fullName}</bdi>
          </b>
          <br />
          <span className="small soft">
            <bdi>{profile.handle}</bdi> · {isGame(profile.game) && games[profile.game].name}
          </span>
        </p>
      </div>
      {status === "taken_down" && <Notice look="bad">{t("takenDown")}</Notice>}
      <div className="acts">
        <LinkButton href="/esport-signup">{common("editProfile")}</LinkButton>
        <MoreLink href="/dashboard/cv">{cvs("page")}</MoreLink>
        <MoreLink href={`/esport/${profile.id}`}>{t("see")}</MoreLink>
      </div>
      {status !== "taken_down" && (
        <Form action={showEsportProfile} className="mt-3 flex">
          <SubmitButton name="shown" value={status === "shown" ? "no" : "yes"} variant="quiet" small doing="saving">
            {t(status === "shown" ? "hide" : "show")}
          </SubmitButton>
        </Form>
      )}
    </section>
  );
}
