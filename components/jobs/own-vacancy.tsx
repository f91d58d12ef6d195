"use client";

import type { ReactNode } from "react";
import { LinkButton } from "@/components/ui/link-button";
import { personalIds, useListed } from "./personal-ids";

const ownVacancies = personalIds("/api/sport-jobs/own", Boolean);

type Props = { jobId: string; label: string; name?: string; children: ReactNode };

/** Who posted the offer sees a link to its applicants in place of `children`. */
export function UnlessOwn({ jobId, label, name, children }: Props) {
  if (!useListed(ownVacancies, jobId)) return children;
  return (
    <LinkButton small href={`/dashboard/offers/${jobId}`} aria-label={name}>
      {label}
    </LinkButton>
  );
}
