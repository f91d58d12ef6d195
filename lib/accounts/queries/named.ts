/** What of an account says whose it is. */
export const named = { select: { email: true, profile: { select: { fullName: true } } } } as const;
export type Named = { email: string; profile: { fullName: string } | null };

/** By name, or by address where none was given; empty for nobody. */
export const nameOf = (person: Named | null) => person?.profile?.fullName ?? person?.email ?? "";
