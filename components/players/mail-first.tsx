import { useTranslations } from "next-intl";
import { Form } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import { askForLink } from "@/lib/players/actions/players";

/** Replaces the consents until the guardian has confirmed the e-mail address. */
export function MailFirst({ email }: { email: string }) {
  const t = useTranslations("players.newLink");
  return (
    <Form action={askForLink} id="link" className="">
      <input type="hidden" name="email" value={email} />
      <SubmitButton variant="outline" doing="sending">
        {t("send")}
      </SubmitButton>
    </Form>
  );
}
