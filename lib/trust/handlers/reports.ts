import "server-only";
import type { DomainEvent } from "@/lib/entry/domain-events";
import type { Tx } from "@/lib/platform/db/db";
import { wake } from "@/lib/platform/outbox/jobs";

export const beginExport = (_tx: Tx, _event: DomainEvent<"export.asked">) => wake("exports");
