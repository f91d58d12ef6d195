import type { BadgeLook } from "@/components/ui/badge";
import type { Stage } from "@/lib/content/schema/article";

export const stageLooks: Record<Stage, BadgeLook> = {
  draft: "dash",
  review: "flag",
  scheduled: "solid",
  published: "full",
  retracted: "struck",
};
