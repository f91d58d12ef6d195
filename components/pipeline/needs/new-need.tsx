import { useTranslations } from "next-intl";
import { Checkbox } from "@/components/form/checkbox";
import { Form } from "@/components/form/form";
import { type Option, Select } from "@/components/form/select";
import { SubmitButton } from "@/components/form/submit-button";
import { SearchWords } from "@/components/search/search-words";
import { MoreLink } from "@/components/ui/more-link";
import { editNeed, writeNeed } from "@/lib/pipeline/actions/matches";
import { type Search, searchQuery } from "@/lib/search/schema/search";
import { NeedFields } from "./need-fields";
import { NeedReason } from "./need-reason";

type Props = { search: Search; title?: string | undefined; needs: Option[]; keepable: boolean };

/** Saves the search as a new need or in place of an existing one. */
export function NewNeed({ search, title, needs, keepable }: Props) {
  const t = useTranslations("needs.need");
  const common = useTranslations("common");
  const criteria = <input type="hidden" name="criteria" value={searchQuery(search)} />;
  return (
    <div className="grid max-w-160 gap-6">
      <p className="text-sm">
        {t("asks")} <SearchWords search={search} />
      </p>
      <p className="text-sm">
        <MoreLink href={`/players${searchQuery(search)}`}>{t("adjust")}</MoreLink>
      </p>
      {search.sport ? (
        <Form action={writeNeed} id="new-need" keepsDraft>
          {criteria}
          <NeedFields title={title ?? ""} />
          <NeedReason search={search} />
          <Checkbox name="shown" hint={t("showHint")}>
            {t("show")}
          </Checkbox>
          <SubmitButton className="sm:justify-self-start" doing="saving">
            {t("write")}
          </SubmitButton>
        </Form>
      ) : (
        <p className="text-sm font-semibold">{t("noSport")}</p>
      )}
      {search.sport && needs.length > 0 && (
        <Form action={editNeed} id="need-over" className="fields border-t border-line pt-4">
          <h3 className="text-md">{t("over")}</h3>
          {criteria}
          <Select name="needId" label={t("which")} required options={needs} />
          {keepable && (
            <Checkbox name="keepsReasoned" defaultChecked>
              {t("keepsReasoned")}
            </Checkbox>
          )}
          <NeedReason search={search} />
          <SubmitButton variant="outline" doing="saving" className="sm:justify-self-start">
            {common("replace")}
          </SubmitButton>
        </Form>
      )}
    </div>
  );
}
