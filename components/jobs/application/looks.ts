import type { BadgeLook } from "@/components/ui/badge";
import type { OwnApplication } from "@/lib/jobs/queries/applications";

export const applicationLooks: Record<OwnApplication["state"], BadgeLook> = {
  sent: "dash",
  seen: "solid",
  shortlisted: "flag",
  declined: "struck",
  taken: "full",
  withdrawn: "struck",
};

/** For the owner of the offer. */
export const offerLooks = { active: "full", closed: "struck", draft: "dash", rejected: "struck" } as const;
