import { useTranslations } from "next-intl";
import { Form } from "@/components/form/form";
import { PasswordInput } from "@/components/form/password-input";
import { SubmitButton } from "@/components/form/submit-button";
import { LinkButton } from "@/components/ui/link-button";
import { deleteAccount } from "@/lib/accounts/actions";

export function DeleteForm() {
  const t = useTranslations("accounts.leave");
  const password = useTranslations("accounts.own.password");
  return (
    <Form action={deleteAccount} id="delete" className="fields mt-8 max-w-[28rem]">
      <PasswordInput name="currentPassword" label={password("current")} autoComplete="current-password" required />
      <div className="flex flex-wrap items-center gap-3">
        <SubmitButton variant="outline" doing="deleting">
          {t("submit")}
        </SubmitButton>
        <LinkButton href="/account" variant="bare">
          {t("keep")}
        </LinkButton>
      </div>
    </Form>
  );
}
