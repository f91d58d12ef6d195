import { useTranslations } from "next-intl";
import { Form } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import { reopenAccount } from "@/lib/accounts/actions";

/** Needs a click, because mail programs open links on their own. */
export function ReopenForm({ token }: { token: string }) {
  const t = useTranslations("accounts.return");
  return (
    <Form action={reopenAccount} id="reopen" className="mt-6 grid justify-items-start gap-6">
      <input type="hidden" name="token" value={token} />
      <SubmitButton doing="oneMoment">{t("submit")}</SubmitButton>
    </Form>
  );
}
