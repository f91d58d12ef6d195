import { requiredTypes } from "./schema/check";

type Case = { documentType: string; verificationStatus: "pending" | "verified" | "rejected" };

/** What the newest document of each required type comes to: one rejected is enough to be rejected, verified takes all. */
export function standing(newest: Case[]): Case["verificationStatus"] {
  const states = requiredTypes.map(
    (type) => newest.find(({ documentType }) => documentType === type)?.verificationStatus ?? "pending",
  );
  if (states.includes("rejected")) return "rejected";
  return states.every((state) => state === "verified") ? "verified" : "pending";
}
