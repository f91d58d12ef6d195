import type { SportSlug } from "@/lib/sports/schema/sports";

type ClaimsLocation = {
  basePath?: string | null | undefined;
  step?: string | null | undefined;
  sport?: SportSlug | null | undefined;
};

export const profilePath = (basePath?: string | null) => (basePath ? `${basePath}/profile` : "/player-signup");

export const claimsPath = ({ basePath, step, sport }: ClaimsLocation) =>
  `${profilePath(basePath)}/attributes${step ? `/${step}` : ""}${sport ? `?sport=${sport}` : ""}`;
