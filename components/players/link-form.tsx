import { useTranslations } from "next-intl";
import { Form } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import { TextInput } from "@/components/form/text-input";
import { askForLink } from "@/lib/players/actions/players";

/** Sends a guardian a new link by e-mail. */
export function LinkForm() {
  const t = useTranslations("players.newLink");
  return (
    <section className="grid max-w-120 gap-4" aria-labelledby="new-link">
      <h2 id="new-link" className="text-xl">
        {t("title")}
      </h2>
      <p className="text-sm text-ink-2">{t("text")}</p>
      <Form action={askForLink} id="link">
        <TextInput name="email" type="email" label={t("email")} autoComplete="email" required />
        <SubmitButton doing="sending">{t("send")}</SubmitButton>
      </Form>
    </section>
  );
}
