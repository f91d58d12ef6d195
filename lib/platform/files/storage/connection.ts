import "server-only";
import { env } from "../../env";
import { storageAppId, storageBase, storageIsLocal, storageKey } from "./local-settings";

export function storageConnection() {
  if (!storageIsLocal()) return { token: env.UPLOADTHING_TOKEN };
  const token = { apiKey: storageKey(), appId: storageAppId, regions: ["local"] };
  return {
    token: Buffer.from(JSON.stringify(token)).toString("base64"),
    ingestUrl: `${storageBase()}/ingest`,
    apiUrl: `${storageBase()}/api`,
    ufsHost: storageBase().replace(/^https?:\/\//, ""),
    ufsAppIdLocation: "path" as const,
    callbackUrl: `${env.APP_URL}/api/uploadthing`,
    isDev: false,
  };
}
