import { useTranslations } from "next-intl";
import { Form } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import { Notice } from "@/components/ui/notice";
import { askForLink } from "@/lib/players/actions/players";

/** Replaces the consents until the guardian has confirmed the e-mail address. */
export function MailFirst({ email }: { email: string }) {
  const [t, link] = [useTranslations("players.consent"), useTranslations("players.newLink")];
  return (
    <section id="consents" className="grid gap-3" aria-labelledby="consents-title">
      <h2 id="consents-title" className="text-xl">
        {t("heading")}
      </h2>
      <Notice>
        <p>{t("mailFirst", { email })}</p>
        <Form action={askForLink} id="link" className="">
          <input type="hidden" name="email" value={email} />
          <SubmitButton variant="quiet" small doing="sending">
            {link("send")}
          </SubmitButton>
        </Form>
      </Notice>
    </section>
  );
}
