import "server-only";
import { createHash, createHmac } from "node:crypto";
import { deriveSecret } from "@/lib/platform/secrets";
import { codeLength, codeSigns } from "../schema/cv";

const derived = (purpose: string, cvId: string) => createHmac("sha256", deriveSecret(purpose)).update(cvId).digest();

/** The token of a CV's link. It can be made again for its owner, while the database keeps its hash alone. */
export const cvTokenOf = (cvId: string) => derived("cv link", cvId).toString("base64url");

/** The code on its paper, the same way: five bits a sign. */
export const cvCodeOf = (cvId: string) =>
  [...derived("cv code", cvId).subarray(0, codeLength)].map((byte) => codeSigns[byte % codeSigns.length]).join("");

export const cvHash = (secret: string) => createHash("sha256").update(secret).digest("base64url");
