import "server-only";
import type { Tx } from "@/lib/core/db";
import type { Fact } from "@/lib/core/facts";
import { wake } from "@/lib/core/jobs";

/** A file of everybody is written by whichever process is free. */
export const beginExport = (_tx: Tx, _fact: Fact<"export.asked">) => wake("exports");
