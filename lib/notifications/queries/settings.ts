import "server-only";
import { now } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/db";
import { isMandatory, kindOf } from "@/lib/platform/outbox/notification-choice";
import { createWants } from "@/lib/platform/outbox/readers";
import { type Chooser, readerOf } from "../policy";
import { vapidPublicKey } from "../provider/vapid";
import { categoriesFor, channelsOf, isAsked } from "../schema/categories";

/** What this person may choose, category by category: for each channel whether they are told by it, and whether that is fixed; and in how many browsers, this one among them, they are pushed to. */
export async function settingsView(actor: Chooser) {
  const reader = readerOf(actor);
  const [chosen, open] = await Promise.all([
    db.notificationSettings.findFirst({ where: reader }),
    "userId" in reader ? db.pushSubscription.findMany({ where: { ...reader, session: stillIn() } }) : [],
  ]);
  const [kind, wants] = [kindOf(reader), createWants(reader, chosen)];
  const rows = categoriesFor(actor.kind).map((category) => ({
    category,
    cells: channelsOf[kind].map((channel) => ({
      channel,
      asked: isAsked(actor, category, channel),
      on: wants(category, channel),
      fixed: isMandatory(kind, category, channel),
    })),
  }));
  const digestEvery = chosen?.digestEvery ?? "day";
  const here = open.some(({ sessionId }) => sessionId === actor.sessionId);
  const push = { key: vapidPublicKey(), browsers: open.length, here };
  return { kind, rows, channels: channelsOf[kind], digestEvery, push };
}

const stillIn = () => ({ revokedAt: null, expiresAt: { gt: now() } });

export type SettingsView = Awaited<ReturnType<typeof settingsView>>;
