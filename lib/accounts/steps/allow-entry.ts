import "server-only";
import { refuse } from "@/lib/platform/command/refusal";

export const entryOfUser = { id: true, disabledAt: true, eraseAt: true, suspendedAt: true } as const;

type Entering = { id: string; disabledAt: Date | null; eraseAt: Date | null; suspendedAt: Date | null };

/** Refuses a closed, suspended or disabled account; call after its owner has proved who they are. */
export function allowEntry(user: Entering | null): Entering {
  if (user?.eraseAt) refuse("account_deleted");
  if (user?.suspendedAt) refuse("account_suspended");
  if (!user || user.disabledAt) refuse("account_disabled");
  return user;
}
