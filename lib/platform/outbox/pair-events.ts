type Pair = { playerId: string; recruiterId: string };

export type PairEvents = {
  "contact.requested": { requestId: string } & Pair;
  "contact.answered": { requestId: string; accepted: boolean } & Pair;
  "contact.passed_to_guardian": { requestId: string; playerId: string };
  "contact.expired": { requestId: string } & Pair;
  "contact.withdrawn": { requestId: string } & Pair;
  "identity.closed": { disclosureId: string } & Pair;
  /** By the organization; the player then confirms. */
  "contract.told": { contractId: string } & Pair;
  "contract.answered": { contractId: string; confirmed: boolean } & Pair;
  "contract.withdrawn": { contractId: string } & Pair;
};

export const pairEventTags = {
  "contact.answered": () => ["recruiters"],
  "contract.answered": ({ confirmed }: PairEvents["contract.answered"]) => (confirmed ? ["stats"] : []),
};
