import "server-only";
import type { Tx } from "@/lib/platform/db/db";
import type { DomainEvent } from "@/lib/platform/outbox/domain-events";
import { wake } from "@/lib/platform/outbox/jobs";

/** A file of everybody is written by whichever process is free. */
export const beginExport = (_tx: Tx, _fact: DomainEvent<"export.asked">) => wake("exports");
