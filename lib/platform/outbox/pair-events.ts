type Pair = { playerId: string; recruiterId: string };

/** What happens between an organization and a player. */
export type PairFacts = {
  "contact.requested": { requestId: string } & Pair;
  "contact.answered": { requestId: string; accepted: boolean } & Pair;
  "contact.passed_to_guardian": { requestId: string; playerId: string };
  "contact.expired": { requestId: string } & Pair;
  "contact.withdrawn": { requestId: string } & Pair;
  "identity.closed": { disclosureId: string } & Pair;
  /** By the organization, of which the player is then asked. */
  "contract.told": { contractId: string } & Pair;
  "contract.answered": { contractId: string; confirmed: boolean } & Pair;
  "contract.withdrawn": { contractId: string } & Pair;
};

/** How many were signed is a public figure. */
export const outdatedByPairs = {
  "contact.answered": () => ["recruiters"],
  "contract.answered": ({ confirmed }: PairFacts["contract.answered"]) => (confirmed ? ["stats"] : []),
};
