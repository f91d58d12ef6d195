import { useFormatter, useTranslations } from "next-intl";
import { Checkbox } from "@/components/form/checkbox";
import { contractTerms } from "@/lib/billing/schema";
import { Link } from "@/lib/platform/i18n/navigation";
import type { ProfileDraft } from "@/lib/players/queries/own-profile";
import type { AgentRequest } from "@/lib/support/queries/agent-request";
import { ByAge } from "./by-age";
import { FormPart } from "./form-part";

type Props = { draft: ProfileDraft; consents: boolean; agent?: AgentRequest | null | undefined };

/** `consents` are asked once, at sign-up; `agent` is what became of the wish for one. */
export function ChoiceFields({ draft, consents, agent }: Props) {
  const t = useTranslations("players");
  return (
    <FormPart title={t("section.choices")}>
      {!draft.minor && (
        <ByAge whom="adult">
          <Checkbox name="publishName" hint={t("choice.publishNameHint")} defaultChecked={draft.publishName}>
            {t("choice.publishName")}
          </Checkbox>
          <Checkbox name="agentService" hint={<AgentHint agent={agent ?? null} />} defaultChecked={draft.agentService}>
            {t("choice.agent")}
          </Checkbox>
        </ByAge>
      )}
      {consents && (
        <>
          <Checkbox name="terms" required>
            {t.rich("choice.terms", { link: (words) => <NewTab href="/terms">{words}</NewTab> })}
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
  const { commission, franceMost: most } = contractTerms;
  const day = (date: Date | null) => (date ? format.dateTime(date, "day") : "");
  const state = agent?.answeredAt ? "answered" : "waiting";
  return (
    <>
      {t("agentHint", { commission, most })}
      {agent && (
        <strong className="mt-1 block font-semibold">
          {t(`agentState.${state}`, { date: day(agent.createdAt), answered: day(agent.answeredAt) })}
        </strong>
      )}
    </>
  );
}

/** In another tab, so that nothing typed is lost. */
function NewTab({ href, children }: { href: string; children: React.ReactNode }) {
  return (
    <Link href={href} target="_blank">
      {children}
    </Link>
  );
}
