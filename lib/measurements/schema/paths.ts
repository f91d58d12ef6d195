import type { SportSlug } from "@/lib/sports/schema";

type Where = {
  /** The path of the guardian's page, where a guardian speaks for the child. */
  basePath?: string | null | undefined;
  step?: string | null | undefined;
  /** Of a second sport; the main one goes without. */
  sport?: SportSlug | null | undefined;
};

/** Where somebody says what recruiters look for: a screen, or without `step` all that was said. */
export const claimsPath = ({ basePath, step, sport }: Where) =>
  `${basePath ? `${basePath}/profile` : "/player-signup"}/attributes${step ? `/${step}` : ""}${sport ? `?sport=${sport}` : ""}`;
