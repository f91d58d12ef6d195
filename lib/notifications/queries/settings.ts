import "server-only";
import { now } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/db";
import { isMandatory, kindOf } from "@/lib/platform/outbox/notification-choice";
import { createWants } from "@/lib/platform/outbox/readers";
import { type Chooser, readerOf } from "../policy";
import { vapidPublicKey } from "../provider/vapid";
import { categoriesFor, channelsOf, isAsked } from "../schema/categories";

/** The notification preferences that this person may see: per category and channel whether it is offered, on or mandatory; with the number of subscribed browsers and whether this one is among them. */
export async function settingsView(actor: Chooser) {
  const reader = readerOf(actor);
  const [settings, subscriptions] = await Promise.all([
    db.notificationSettings.findFirst({ where: reader }),
    "userId" in reader ? db.pushSubscription.findMany({ where: { ...reader, session: activeSession() } }) : [],
  ]);
  const [kind, wants] = [kindOf(reader), createWants(reader, settings)];
  const rows = categoriesFor(actor.kind).map((category) => ({
    category,
    cells: channelsOf[kind].map((channel) => ({
      channel,
      isOffered: isAsked(actor, category, channel),
      on: wants(category, channel),
      fixed: isMandatory(kind, category, channel),
    })),
  }));
  const digestEvery = settings?.digestEvery ?? "day";
  const isThisBrowser = subscriptions.some(({ sessionId }) => sessionId === actor.sessionId);
  const push = { key: vapidPublicKey(), browsers: subscriptions.length, isThisBrowser };
  return { kind, rows, channels: channelsOf[kind], digestEvery, push };
}

const activeSession = () => ({ revokedAt: null, expiresAt: { gt: now() } });

export type SettingsView = Awaited<ReturnType<typeof settingsView>>;
