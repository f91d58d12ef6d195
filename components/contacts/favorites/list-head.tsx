import { useTranslations } from "next-intl";
import { Form } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import { TextInput } from "@/components/form/text-input";
import { Disclosure } from "@/components/ui/disclosure";
import { deleteFavoriteList, renameFavoriteList } from "@/lib/contacts/actions/requests";
import type { FavoriteLabels } from "@/lib/contacts/queries/favorites";
import { longestListName } from "@/lib/contacts/schema/requests";

export function ListHead({ list: { id, name, count } }: { list: FavoriteLabels["lists"][number] }) {
  const t = useTranslations("contacts.favorites");
  const common = useTranslations("common");
  return (
    <div className="flex flex-wrap gap-x-8 print:hidden">
      <Disclosure small summary={t("rename")} className="open:basis-full">
        <Form action={renameFavoriteList} id="rename-list" className="flex max-w-160 flex-wrap items-end gap-3">
          <input type="hidden" name="listId" value={id} />
          <div className="min-w-56 flex-1">
            <TextInput name="name" label={t("listName")} defaultValue={name} maxLength={longestListName} required />
          </div>
          <SubmitButton variant="outline" doing="saving">
            {common("save")}
          </SubmitButton>
        </Form>
      </Disclosure>
      <Disclosure small summary={t("delete")} className="open:basis-full">
        <Form action={deleteFavoriteList} id="delete-list" className="grid justify-items-start gap-2">
          <input type="hidden" name="listId" value={id} />
          <p className="small">{t("deleteAsk", { name, count })}</p>
          <SubmitButton variant="outline" small doing="removing">
            {t("delete")}
          </SubmitButton>
        </Form>
      </Disclosure>
    </div>
  );
}
