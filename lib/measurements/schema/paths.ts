import type { SportSlug } from "@/lib/sports/schema";

type ClaimsLocation = {
  basePath?: string | null | undefined;
  step?: string | null | undefined;
  sport?: SportSlug | null | undefined;
};

export const claimsPath = ({ basePath, step, sport }: ClaimsLocation) =>
  `${basePath ? `${basePath}/profile` : "/player-signup"}/attributes${step ? `/${step}` : ""}${sport ? `?sport=${sport}` : ""}`;
