import "server-only";
import type { Scope } from "@/lib/platform/command/actor";
import { defineEvents, event, unhandled } from "@/lib/platform/outbox/domain-events";

export type ScopeChange = { was: readonly Scope[]; is: readonly Scope[] };

type Account = { userId: string };
type Suspension = Account & { recruiterId: string | null };

const personPages = () => ["players", "recruiters", "esport", "stats"];

const suspensionPages = ({ recruiterId }: Suspension) => [
  ...personPages(),
  ...["jobs", "events"],
  ...(recruiterId ? [`recruiters:${recruiterId}`] : []),
];

export const accountEvents = defineEvents({
  "account.created": event<Account>(),
  "password.changed": event<Account>(),
  "factor.changed": event<Account & { isAsked: boolean }>(),
  "email.changed": event<Account>(),
  "account.closed": event<Account>(personPages),
  "account.reopened": unhandled<Account>("what the closing ended stays ended", personPages),
  "account.erased": event<Account>(personPages),
  "account.suspended": event<Suspension>(suspensionPages),
  "account.restored": event<Suspension>(suspensionPages),
  "staff.appointed": unhandled<Account>("only the activity log shows it"),
  "staff.scopes_changed": event<Account & ScopeChange>(),
});
