import type { Route } from "next";
import NextForm from "next/form";
import { useLocale } from "next-intl";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { localePath } from "@/lib/platform/i18n/routing";

type Props = { path: string; label: string; submit: string; children: ReactNode };

/** A GET form, so that it works without scripts and results can be shared. */
export function FilterForm({ path, label, submit, children }: Props) {
  return (
    <NextForm
      action={localePath(path, useLocale()) as Route}
      scroll={false}
      role="search"
      aria-label={label}
      className="grid grid-cols-2 items-end gap-4 lg:grid-cols-[repeat(4,minmax(0,1fr))_auto]"
    >
      {children}
      <Button type="submit" className="col-span-2 justify-self-start lg:col-span-1">
        {submit}
      </Button>
    </NextForm>
  );
}
