import { useTranslations } from "next-intl";
import { Form } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import { TextInput } from "@/components/form/text-input";
import { Disclosure } from "@/components/ui/disclosure";
import { linkVideo } from "@/lib/players/actions/players";

export function LinkVideo() {
  const t = useTranslations("players.media");
  return (
    <Disclosure summary={t("elsewhere")} className="mt-6 border-y border-line">
      <Form action={linkVideo} id="video-link">
        <p className="small soft">{t("elsewhereHint")}</p>
        <div className="pair">
          <TextInput name="title" label={t("title")} required />
          <TextInput name="link" label={t("link")} inputMode="url" dir="ltr" required />
        </div>
        <SubmitButton variant="outline" doing="adding">
          {t("addLink")}
        </SubmitButton>
      </Form>
    </Disclosure>
  );
}
