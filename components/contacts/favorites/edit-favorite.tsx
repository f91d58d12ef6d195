import { useTranslations } from "next-intl";
import { Checks } from "@/components/form/checks";
import { Done } from "@/components/form/done";
import { SubmitButton } from "@/components/form/submit-button";
import { TextArea } from "@/components/form/text-area";
import { TextInput } from "@/components/form/text-input";
import { Disclosure } from "@/components/ui/disclosure";
import { annotateFavorite, unsavePlayer } from "@/lib/contacts/actions/requests";
import type { FavoriteLabels, FavoriteRow } from "@/lib/contacts/queries/favorites";
import { longestNote } from "@/lib/contacts/schema/requests";
import { RefreshingForm } from "../requests/refreshing-form";

type Props = { favorite: FavoriteRow; lists: FavoriteLabels["lists"]; acts: boolean };

export function EditFavorite({ favorite, lists, acts }: Props) {
  const t = useTranslations("contacts.favorites");
  const { note, notedBy } = favorite;
  return (
    <div className="grid gap-1 md:max-w-104 md:min-w-56">
      {note && <p className="whitespace-pre-line wrap-anywhere">{note}</p>}
      {note && notedBy && <p className="text-xs text-ink-2">{t.rich("by", { name: () => <bdi>{notedBy}</bdi> })}</p>}
      {acts && <Editor favorite={favorite} lists={lists} />}
    </div>
  );
}

function Editor({ favorite, lists }: Omit<Props, "acts">) {
  const t = useTranslations("contacts.favorites");
  const common = useTranslations("common");
  const { id, note, tags, card } = favorite;
  const player = card?.called ?? t("gone");
  return (
    <Disclosure
      small
      summary={
        <span>
          {t("edit")} <span className="vh">{player}</span>
        </span>
      }
      className="print:hidden"
    >
      <RefreshingForm action={annotateFavorite} id={`about-${id}`}>
        <input type="hidden" name="playerId" value={id} />
        <TextArea
          name="note"
          label={t("note")}
          hint={t("noteHint")}
          defaultValue={note}
          rows={3}
          maxLength={longestNote}
        />
        <TextInput name="tags" label={t("tags")} hint={t("tagsHint")} defaultValue={tags.join(", ")} />
        {lists.length > 0 && (
          <Checks
            name="lists"
            label={t("lists")}
            options={lists.map((list) => ({ value: list.id, label: list.name }))}
            defaultValue={favorite.lists.map((list) => list.id)}
            inOneColumn
          />
        )}
        <SubmitButton small variant="outline" doing="saving">
          {common("save")}
        </SubmitButton>
        <Done>{t("kept")}</Done>
      </RefreshingForm>
      <Disclosure small summary={t("remove")} className="mt-3 border-t border-line">
        <RefreshingForm action={unsavePlayer} id={`remove-${id}`} className="grid justify-items-start gap-2">
          <input type="hidden" name="playerId" value={id} />
          <input type="hidden" name="sure" value="on" />
          <p className="small">{t("removeAsk", { player })}</p>
          <SubmitButton small variant="outline" doing="removing">
            {common("remove")}
          </SubmitButton>
        </RefreshingForm>
      </Disclosure>
    </Disclosure>
  );
}
