import { useFormatter, useTranslations } from "next-intl";
import { Form } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import { OnlyReads } from "@/components/layout/only-reads";
import { BackLink } from "@/components/ui/back-link";
import { EmptyState } from "@/components/ui/empty-state";
import { LinkButton } from "@/components/ui/link-button";
import { putOnBoard } from "@/lib/pipeline/actions/matches";

export function PutOnBoard({ players, acts }: { players: { id: string; called: string }[]; acts: boolean }) {
  const t = useTranslations("pipeline");
  const common = useTranslations("common");
  const format = useFormatter();
  return (
    <div className="wrap">
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-6 pt-6 pb-section">
        <header className="grid justify-items-start gap-2">
          <BackLink href="/dashboard/pipeline" label={t("title")} />
          <h1 className="text-display-s">{t("putTitle", { count: players.length })}</h1>
        </header>
        {players.length === 0 ? (
          <EmptyState drawing="bench" title={common("noPlayersSelected")} hint={t("putNobodyHint")} as="h2">
            <LinkButton variant="go" href="/players">
              {t("toSearch")}
            </LinkButton>
          </EmptyState>
        ) : !acts ? (
          <OnlyReads />
        ) : (
          <Form action={putOnBoard} id="put" className="fields max-w-160">
            {players.map(({ id }) => (
              <input key={id} type="hidden" name="player" value={id} />
            ))}
            <p>{format.list(players.map(({ called: displayName }) => displayName))}</p>
            <p className="small soft">{t("putHint")}</p>
            <div>
              <SubmitButton doing="adding">{t("put")}</SubmitButton>
            </div>
          </Form>
        )}
      </div>
    </div>
  );
}
