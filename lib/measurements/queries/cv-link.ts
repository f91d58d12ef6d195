import "server-only";
import { createHash, createHmac } from "node:crypto";
import { deriveSecret } from "@/lib/platform/secrets";
import { codeLength, codeSigns } from "../schema/cv";

const deriveBytes = (purpose: string, cvId: string) =>
  createHmac("sha256", deriveSecret(purpose)).update(cvId).digest();

/** Derived, so that the owner can see it again; the database stores only the hash. */
export const cvTokenOf = (cvId: string) => deriveBytes("cv link", cvId).toString("base64url");

export const cvCodeOf = (cvId: string) =>
  [...deriveBytes("cv code", cvId).subarray(0, codeLength)].map((byte) => codeSigns[byte % codeSigns.length]).join("");

export const cvHash = (secret: string) => createHash("sha256").update(secret).digest("base64url");
