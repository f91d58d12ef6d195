import { useFormatter, useTranslations } from "next-intl";
import { Checkbox } from "@/components/form/checkbox";
import { Folded } from "@/components/form/folded";
import { contractTerms } from "@/lib/billing/schema";
import { Link } from "@/lib/platform/i18n/navigation";
import type { ProfileDraft } from "@/lib/players/queries/own-profile";
import type { AgentRequest } from "@/lib/support/queries/agent-request";
import { ByAge } from "./by-age";
import { FormPart } from "./form-part";

type Props = { draft: ProfileDraft; consents: boolean; agent?: AgentRequest | null | undefined };

/** `consents` shows the consent boxes, only at sign-up; `agent` is the state of the player's request for an agent. */
export function ChoiceFields({ draft, consents, agent }: Props) {
  const t = useTranslations("players");
  return (
    <FormPart
      title={t("section.choices")}
      fold={
        !consents && {
          draft,
          fields: ["publishName", "agentService"],
          state: t(draft.publishName ? "section.named" : "section.underHandle"),
        }
      }
    >
      {!draft.minor && (
        <ByAge group="adult">
          <Folded name={["publishName", "agentService"]} summary={t("choice.optional")} open={!consents}>
            <Checkbox name="publishName" hint={t("choice.publishNameHint")} defaultChecked={draft.publishName}>
              {t("choice.publishName")}
            </Checkbox>
            <Checkbox
              name="agentService"
              hint={<AgentHint agent={agent ?? null} />}
              defaultChecked={draft.agentService}
            >
              {t("choice.agent")}
            </Checkbox>
          </Folded>
        </ByAge>
      )}
      {consents && (
        <>
          <Checkbox name="terms" required>
            {t.rich("choice.terms", { link: (chunks) => <NewTab href="/terms">{chunks}</NewTab> })}
          </Checkbox>
          <Checkbox name="imageRights" required>
            {t("choice.imageRights")}
          </Checkbox>
        </>
      )}
    </FormPart>
  );
}

function AgentHint({ agent }: { agent: AgentRequest | null }) {
  const t = useTranslations("players.choice");
  const format = useFormatter();
  const { commission, franceMost: maxInFrance } = contractTerms;
  const day = (date: Date | null) => (date ? format.dateTime(date, "day") : "");
  const state = agent?.answeredAt ? "answered" : "waiting";
  return (
    <>
      {t("agentHint", { commission, most: maxInFrance })}
      {agent && (
        <strong className="mt-1 block font-semibold">
          {t(`agentState.${state}`, { date: day(agent.createdAt), answered: day(agent.answeredAt) })}
        </strong>
      )}
    </>
  );
}

/** Opens in a new tab so that the typed values are not lost. */
function NewTab({ href, children }: { href: string; children: React.ReactNode }) {
  return (
    <Link href={href} target="_blank">
      {children}
    </Link>
  );
}
