import { useFormatter, useTranslations } from "next-intl";
import { Checks } from "@/components/form/checks";
import { Form } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import { TextInput } from "@/components/form/text-input";
import { BackLink } from "@/components/ui/back-link";
import { EmptyState } from "@/components/ui/empty-state";
import { LinkButton } from "@/components/ui/link-button";
import { putInLists } from "@/lib/contacts/actions/requests";
import type { FavoriteLabels } from "@/lib/contacts/queries/favorites";
import { longestListName } from "@/lib/contacts/schema/requests";

type Props = { players: { id: string; called: string }[]; lists: FavoriteLabels["lists"]; fromProfile: boolean };

export function PutInLists({ players, lists, fromProfile }: Props) {
  const t = useTranslations("contacts.favorites");
  const common = useTranslations("common");
  const format = useFormatter();
  const [player] = players;
  return (
    <div className="wrap">
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-6 pt-6 pb-section">
        <header className="grid justify-items-start gap-2">
          {player && fromProfile ? (
            <BackLink href={`/players/${player.id}`} label={<bdi>{player.called}</bdi>} />
          ) : (
            <BackLink href="/favorites" label={t("title")} />
          )}
          <h1 className="text-display-s">{t("putTitle", { count: players.length })}</h1>
        </header>
        {players.length === 0 ? (
          <EmptyState drawing="bench" title={common("noPlayersSelected")} hint={t("putNobodyHint")} as="h2">
            <LinkButton variant="go" href="/favorites">
              {t("title")}
            </LinkButton>
          </EmptyState>
        ) : (
          <Form action={putInLists} id="put" className="fields max-w-160">
            {players.map(({ id }) => (
              <input key={id} type="hidden" name="player" value={id} />
            ))}
            <p>{format.list(players.map(({ called: displayName }) => displayName))}</p>
            {lists.length > 0 && (
              <Checks
                name="lists"
                label={t("lists")}
                options={lists.map(({ id, name }) => ({ value: id, label: name }))}
              />
            )}
            <TextInput name="name" label={t("orNew")} hint={t("listNameHint")} maxLength={longestListName} />
            <div>
              <SubmitButton doing="saving">{t("put")}</SubmitButton>
            </div>
          </Form>
        )}
      </div>
    </div>
  );
}
