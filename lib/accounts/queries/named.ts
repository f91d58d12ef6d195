export const named = { select: { email: true, profile: { select: { fullName: true } } } } as const;
export type Named = { email: string; profile: { fullName: string } | null };

export const nameOf = (person: Named | null) => person?.profile?.fullName ?? person?.email ?? "";
