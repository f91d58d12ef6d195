"use client";

import { useTranslations } from "next-intl";
import { Form } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import { signOut } from "@/lib/accounts/actions";

export function SignOutButton() {
  const t = useTranslations("dashboard");
  return (
    <Form action={signOut} summary={false} className="">
      <SubmitButton variant="bare" small>
        {t("signOut")}
      </SubmitButton>
    </Form>
  );
}
