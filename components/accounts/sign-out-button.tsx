"use client";

import type { ReactNode } from "react";
import { Form } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import { signOut } from "@/lib/accounts/actions";

export function SignOutButton({ children }: { children: ReactNode }) {
  return (
    <Form action={signOut} summary={false} className="">
      <SubmitButton variant="bare" small>
        {children}
      </SubmitButton>
    </Form>
  );
}
