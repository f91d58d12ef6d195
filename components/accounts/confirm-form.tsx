import { useTranslations } from "next-intl";
import { Form } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import { confirmEmail } from "@/lib/accounts/actions";

/** Needs a click, because mail programs open links on their own. */
export function ConfirmForm({ token, changes }: { token: string; changes: boolean }) {
  const t = useTranslations("accounts.confirm");
  return (
    <Form action={confirmEmail} id="confirm" className="mt-6 grid justify-items-start gap-6">
      <input type="hidden" name="token" value={token} />
      <SubmitButton doing="saving">{t(changes ? "submitChange" : "submit")}</SubmitButton>
    </Form>
  );
}
