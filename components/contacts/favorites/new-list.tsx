import { useTranslations } from "next-intl";
import { Form } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import { TextInput } from "@/components/form/text-input";
import { Disclosure } from "@/components/ui/disclosure";
import { createFavoriteList } from "@/lib/contacts/actions/requests";
import { longestListName } from "@/lib/contacts/schema/requests";

export function NewList() {
  const t = useTranslations("contacts.favorites");
  return (
    <Disclosure small summary={t("newList")} className="print:hidden">
      <Form action={createFavoriteList} id="new-list" className="flex max-w-160 flex-wrap items-end gap-3">
        <div className="min-w-56 flex-1">
          <TextInput name="name" label={t("listName")} hint={t("listNameHint")} maxLength={longestListName} required />
        </div>
        <SubmitButton variant="outline" doing="saving">
          {t("create")}
        </SubmitButton>
      </Form>
    </Disclosure>
  );
}
