import "server-only";
import { ECDH } from "node:crypto";
import { signedIn } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { refuse } from "@/lib/platform/command/refusal";
import { isPushService } from "../provider/push-services";
import { mostDevices, pushInput } from "../schema/push";

/** From now on this browser is told, as long as the person is signed in there. */
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
    // Whoever used this browser before is told in it no more.
    await tx.pushSubscription.deleteMany({ where: { endpoint, userId: { not: userId } } });
    await tx.pushSubscription.upsert({ where: { endpoint }, create: { endpoint, ...data }, update: data });
    const older = await tx.pushSubscription.findMany({
      where: { userId },
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      skip: mostDevices,
      select: { id: true },
    });
    await tx.pushSubscription.deleteMany({ where: { id: { in: older.map(({ id }) => id) } } });
  },
});

/** Of the curve that pushes are sealed with. */
function isPoint(p256dh: string): boolean {
  try {
    return Boolean(ECDH.convertKey(p256dh, "prime256v1", "base64url", "hex"));
  } catch {
    return false;
  }
}
