import "server-only";
import { storeFiles } from "@/lib/documents/steps/store-files";
import type { SentDocuments } from "../schema";

/** Puts away the documents a recruiter sent, in the order of the form. Talks to the storage: never inside a transaction. */
export const storeRecruiterFiles = ({ identity, organizationProof, licence }: SentDocuments) =>
  storeFiles([
    { kind: "identity", field: "identity", file: identity },
    { kind: "organization_proof", field: "organizationProof", file: organizationProof },
    { kind: "professional_licence", field: "licence", file: licence },
  ]);
