import { useTranslations } from "next-intl";
import { Form } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import { showMedia } from "@/lib/players/actions/players";
import type { OwnMedia } from "@/lib/players/queries/media";

type Props = {
  media: Pick<OwnMedia, "consentImageRights" | "mediaHidden" | "mediaBeforeIdentity" | "minor" | "mayDecide">;
  guardian: string | undefined;
};

export function WhoSees({ media, guardian }: Props) {
  const t = useTranslations("players.media");
  const { consentImageRights, mediaHidden, mediaBeforeIdentity, minor, mayDecide } = media;
  const visibleState = !minor ? "shown" : mediaBeforeIdentity ? "shownBefore" : "shownMinor";
  const state = !consentImageRights ? "noRights" : mediaHidden ? "hidden" : visibleState;
  return (
    <section className="block part" id="who-sees" aria-labelledby="who-sees-title">
      <header>
        <h2 id="who-sees-title">{t("whoSees")}</h2>
      </header>
      <p>{t(state)}</p>
      {!mayDecide && <p className="small soft">{t("guardianDecides")}</p>}
      {mayDecide && consentImageRights && (
        <Form action={showMedia} guardian={guardian} id="media-shown" className="">
          <SubmitButton variant="outline" name="shown" value={mediaHidden ? "yes" : "no"}>
            {t(mediaHidden ? "show" : "hide")}
          </SubmitButton>
        </Form>
      )}
    </section>
  );
}
