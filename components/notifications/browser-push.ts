/** A separate service worker for pushes, registered only when they are turned on; it handles no pages. */
const worker = "/push.js";
const scope = "/push/";
/** Timeout in milliseconds, because browsers wait forever if the push service cannot be reached. */
const patienceMs = 20_000;

export const canPush = () => "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

/** Returns the push subscription of this browser, or null. */
export async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = (await navigator.serviceWorker.getRegistrations()).find((candidate) =>
    candidate.scope.endsWith(scope),
  );
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Asks for permission and subscribes; returns null if permission is denied, throws if the push service does not answer. */
export async function subscribe(key: string): Promise<PushSubscription | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  const registration = await navigator.serviceWorker.register(worker, { scope });
  await active(registration);
  const options = { userVisibleOnly: true, applicationServerKey: key };
  const earlier = await registration.pushManager.getSubscription();
  await earlier?.unsubscribe();
  return inTime(registration.pushManager.subscribe(options));
}

export async function unsubscribe() {
  await (await currentSubscription())?.unsubscribe();
}

/** The subscription as form data for the server. */
export function formOf(subscription: PushSubscription, locale: string): FormData {
  const { endpoint, keys = {} } = subscription.toJSON();
  const form = new FormData();
  const input = { _locale: locale, endpoint: endpoint ?? "", p256dh: keys.p256dh ?? "", auth: keys.auth ?? "" };
  for (const [name, value] of Object.entries(input)) form.set(name, value);
  return form;
}

function active(registration: ServiceWorkerRegistration) {
  const newWorker = registration.installing ?? registration.waiting;
  if (registration.active || !newWorker) return;
  return inTime(
    new Promise<void>((resolve) =>
      newWorker.addEventListener("statechange", () => newWorker.state === "activated" && resolve()),
    ),
  );
}

function inTime<T>(work: Promise<T>): Promise<T> {
  const timeout = new Promise<never>((_, reject) => setTimeout(() => reject(new Error("no answer")), patienceMs));
  return Promise.race([work, timeout]);
}
