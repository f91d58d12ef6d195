/** What happens to an account as such, whoever it belongs to. */
export type AccountFacts = {
  "account.created": { userId: string };
  "password.changed": { userId: string };
  /** A second factor that is asked for from now on, or is not any more. */
  "factor.changed": { userId: string; isAsked: boolean };
  "email.changed": { userId: string };
  /** By its owner, who may take it back until it is erased. */
  "account.closed": { userId: string };
  "account.reopened": { userId: string };
  "account.erased": { userId: string };
  /** By who moderates; restored by them or by time. */
  "account.suspended": { userId: string; recruiterId: string | null };
  "account.restored": { userId: string; recruiterId: string | null };
};
