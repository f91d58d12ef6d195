import "server-only";
import { ECDH } from "node:crypto";
import { signedIn } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { refuse } from "@/lib/platform/command/refusal";
import { isPushService } from "../provider/push-services";
import { mostDevices, pushInput } from "../schema/push";

export const turnOnPush = command({
  limit: { act: "turnOnPush", person: { burst: 20, seconds: 3600 } },
  by: signedIn,
  input: pushInput,
  load: async (_tx, { endpoint, p256dh }, { sessionId }) => {
    if (!isPushService(endpoint) || !isPoint(p256dh)) refuse("push_not_possible");
    return sessionId ?? refuse("sign_in_required");
  },
  async run({ tx, actor: { userId }, input: { endpoint, ...keys }, subject: sessionId }) {
    const data = { userId, sessionId, ...keys };
    // A browser belongs to one account at a time.
    await tx.pushSubscription.deleteMany({ where: { endpoint, userId: { not: userId } } });
    await tx.pushSubscription.upsert({ where: { endpoint }, create: { endpoint, ...data }, update: data });
    const surplus = await tx.pushSubscription.findMany({
      where: { userId },
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      skip: mostDevices,
      select: { id: true },
    });
    await tx.pushSubscription.deleteMany({ where: { id: { in: surplus.map(({ id }) => id) } } });
  },
});

function isPoint(p256dh: string): boolean {
  try {
    return Boolean(ECDH.convertKey(p256dh, "prime256v1", "base64url", "hex"));
  } catch {
    return false;
  }
}
