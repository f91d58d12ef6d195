import { useFormatter, useTranslations } from "next-intl";
import { Form } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import { answerContract } from "@/lib/pipeline/actions/contract";
import type { ContractToAnswer } from "@/lib/pipeline/queries/contracts-to-answer";

/** Contracts that an organization stated and that count only once the player confirms them. */
export function ContractsToAnswer({ contracts }: { contracts: ContractToAnswer[] }) {
  const t = useTranslations("contracts.answer");
  if (contracts.length === 0) return null;
  return (
    <section id="contracts" className="block scroll-mt-20" aria-labelledby="contracts-title">
      <header>
        <h2 id="contracts-title">{t("title")}</h2>
      </header>
      <ul className="grid gap-4">
        {contracts.map((contract) => (
          <ToAnswer key={contract.id} contract={contract} />
        ))}
      </ul>
    </section>
  );
}

function ToAnswer({ contract }: { contract: ContractToAnswer }) {
  const t = useTranslations("contracts.answer");
  const format = useFormatter();
  const { id, organization, signedOn, totalCents, agentName, agentFeeCents } = contract;
  const values = { organization, date: format.dateTime(signedOn, "day"), amount: euros(totalCents) };
  return (
    <li className="grid gap-3 border-s-3 border-flag bg-ground-2 p-4">
      <p dir="auto" className="wrap-anywhere">
        {t.rich("statement", {
          ...values,
          b: (text) => (
            <b className="font-semibold">
              <bdi>{text}</bdi>
            </b>
          ),
        })}
      </p>
      {agentName && (
        <p dir="auto" className="text-sm wrap-anywhere">
          {t("agent", { name: agentName, fee: euros(agentFeeCents ?? 0) })}
        </p>
      )}
      <Form action={answerContract} id={`contract-${id}`}>
        <input type="hidden" name="contractId" value={id} />
        <p className="max-w-160 text-sm text-ink-2">{t("hint")}</p>
        <div className="flex flex-wrap items-center gap-3">
          <SubmitButton name="answer" value="yes" small doing="sending">
            {t("confirm")}
          </SubmitButton>
          <SubmitButton name="answer" value="no" variant="outline" small doing="sending">
            {t("deny")}
          </SubmitButton>
        </div>
      </Form>
    </li>
  );

  function euros(cents: number) {
    return format.number(cents / 100, "price");
  }
}
