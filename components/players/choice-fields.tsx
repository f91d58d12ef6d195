import { useTranslations } from "next-intl";
import { Checkbox } from "@/components/form/checkbox";
import { Link } from "@/lib/core/i18n/navigation";
import type { ProfileDraft } from "@/lib/players/queries/own-profile";
import { ByAge } from "./by-age";
import { FormPart } from "./form-part";

/** `consents` are asked once, at sign-up. */
export function ChoiceFields({ draft, consents }: { draft: ProfileDraft; consents: boolean }) {
  const t = useTranslations("players");
  return (
    <FormPart title={t("section.choices")}>
      {!draft.minor && (
        <ByAge whom="adult">
          <Checkbox name="publishName" hint={t("choice.publishNameHint")} defaultChecked={draft.publishName}>
            {t("choice.publishName")}
          </Checkbox>
          <Checkbox name="agentService" hint={t("choice.agentHint")} defaultChecked={draft.agentService}>
            {t("choice.agent")}
          </Checkbox>
        </ByAge>
      )}
      {consents && (
        <>
          <Checkbox name="terms" required>
            {t.rich("choice.terms", { link: (words) => <NewTab href="/terms">{words}</NewTab> })}
          </Checkbox>
          <Checkbox name="imageRights" required>
            {t("choice.imageRights")}
          </Checkbox>
        </>
      )}
    </FormPart>
  );
}

/** In another tab, so that nothing typed is lost. */
function NewTab({ href, children }: { href: string; children: React.ReactNode }) {
  return (
    <Link href={href} target="_blank">
      {children}
    </Link>
  );
}
