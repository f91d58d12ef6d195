import { useTranslations } from "next-intl";
import { Form } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import { OnlyReads } from "@/components/layout/only-reads";
import { SearchWords } from "@/components/search/search-words";
import { Badge } from "@/components/ui/badge";
import { Disclosure } from "@/components/ui/disclosure";
import { MoreLink } from "@/components/ui/more-link";
import { editNeed, showNeed, toggleNeed } from "@/lib/pipeline/actions/matches";
import type { NeedView } from "@/lib/pipeline/queries/needs";
import { searchQuery } from "@/lib/search/schema/search";
import { NeedFields } from "./need-fields";

export function NeedHead({
  need: { id, title, wanted: wantedCount, search, reason, isOpen, isShown, acts },
}: {
  need: NeedView;
}) {
  const t = useTranslations("needs.need");
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
        <Badge look={isOpen ? "full" : "dash"}>{t(isOpen ? "open" : "closed")}</Badge>
        {isShown && isOpen && <Badge>{t("onPage")}</Badge>}
        <span>{t("sought", { count: wantedCount })}</span>
        <SearchWords search={search} />
      </p>
      {reason && (
        <p className="text-sm text-ink-2 wrap-anywhere">
          {t("reasonGiven")} <bdi>{reason}</bdi>
        </p>
      )}
      {acts ? <ChangeForm need={{ id, title, wanted: wantedCount, search, isOpen, isShown }} /> : <OnlyReads />}
    </div>
  );
}

function ChangeForm({ need: { id, title, wanted: wantedCount, search, isOpen, isShown } }: { need: ChangeableNeed }) {
  const t = useTranslations("needs.need");
  const common = useTranslations("common");
  return (
    <>
      <Disclosure summary={t("edit")} small className="">
        <div className="grid max-w-160 gap-4">
          <Form action={editNeed} id="edit-need">
            <input type="hidden" name="needId" value={id} />
            <NeedFields title={title} wanted={wantedCount} />
            <SubmitButton variant="outline" small doing="saving" className="justify-self-start">
              {common("save")}
            </SubmitButton>
          </Form>
          <p className="grid justify-items-start gap-1 text-sm">
            <MoreLink href={`/players${searchQuery(search)}`}>{t("adjust")}</MoreLink>
            <span className="text-xs text-ink-2">{t("adjustHint")}</span>
          </p>
        </div>
      </Disclosure>
      <Form action={showNeed} id="show-need" summary={false} className="grid justify-items-start">
        <input type="hidden" name="needId" value={id} />
        <input type="hidden" name="shown" value={isShown ? "off" : "on"} />
        <SubmitButton variant="bare" small>
          {t(isShown ? "hide" : "show")}
        </SubmitButton>
        <p className="text-xs text-ink-2">{t("showHint")}</p>
      </Form>
      <Form action={toggleNeed} id="toggle-need" summary={false} className="">
        <input type="hidden" name="needId" value={id} />
        <input type="hidden" name="open" value={isOpen ? "off" : "on"} />
        <SubmitButton variant="bare" small>
          {t(isOpen ? "close" : "reopen")}
        </SubmitButton>
      </Form>
    </>
  );
}

type ChangeableNeed = Pick<NeedView, "id" | "title" | "wanted" | "search" | "isOpen" | "isShown">;
