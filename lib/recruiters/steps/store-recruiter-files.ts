import "server-only";
import { storeFiles } from "@/lib/platform/files/storage/store-files";
import type { SentDocuments } from "../schema";

/** Calls the file storage, so it must not run inside a transaction. */
export const storeRecruiterFiles = ({ identity, organizationProof, licence }: SentDocuments) =>
  storeFiles([
    { kind: "identity", field: "identity", file: identity },
    { kind: "organization_proof", field: "organizationProof", file: organizationProof },
    { kind: "professional_licence", field: "licence", file: licence },
  ]);
