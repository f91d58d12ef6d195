export type AccountEvents = {
  "account.created": { userId: string };
  "password.changed": { userId: string };
  /** `isAsked`: whether the factor is required from now on. */
  "factor.changed": { userId: string; isAsked: boolean };
  "email.changed": { userId: string };
  /** By its owner; can be reopened until it is erased. */
  "account.closed": { userId: string };
  "account.reopened": { userId: string };
  "account.erased": { userId: string };
  /** By a moderator; restored by a moderator or when the time is over. */
  "account.suspended": { userId: string; recruiterId: string | null };
  "account.restored": { userId: string; recruiterId: string | null };
};
