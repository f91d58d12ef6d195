import { useTranslations } from "next-intl";
import { Form } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import { reopenAccount } from "@/lib/accounts/actions";

/** A press, because mail readers open links of their own accord. */
export function ReopenForm({ token }: { token: string }) {
  const t = useTranslations("accounts.return");
  return (
    <Form action={reopenAccount} id="reopen" className="mt-6 grid justify-items-start gap-6">
      <input type="hidden" name="token" value={token} />
      <SubmitButton pending={t("pending")}>{t("submit")}</SubmitButton>
    </Form>
  );
}
