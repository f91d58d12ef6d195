import type { Route } from "next";
import NextForm from "next/form";
import { useLocale, useTranslations } from "next-intl";
import { buttonClass } from "@/components/ui/button-class";
import { Icon } from "@/components/ui/icon";
import { longestSearch } from "@/lib/platform/command/input";
import { localePath } from "@/lib/platform/i18n/routing";

export function InboxSearch({ phrase }: { phrase: string | undefined }) {
  const t = useTranslations("messages");
  const locale = useLocale();
  return (
    <NextForm className="flex gap-2" role="search" action={localePath("/messages", locale) as Route} prefetch={false}>
      <label className="vh" htmlFor="messages-q">
        {t("search")}
      </label>
      <input
        key={phrase}
        id="messages-q"
        className="control"
        type="search"
        name="q"
        dir="auto"
        maxLength={longestSearch}
        placeholder={t("search")}
        defaultValue={phrase}
      />
      <button type="submit" className={buttonClass({ variant: "quiet" })}>
        <Icon name="search" />
        <span className="vh">{t("searchAct")}</span>
      </button>
    </NextForm>
  );
}
