/** A worker of its own, apart from the one that keeps pages: it is fetched when somebody turns pushes on, and answers for no page. */
const worker = "/push.js";
const scope = "/push/";
/** Where the push service cannot be reached, browsers wait without an end. */
const patienceMs = 20_000;

export const canPush = () => "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

/** What this browser is subscribed with; null where it is not. */
export async function held(): Promise<PushSubscription | null> {
  const registration = (await navigator.serviceWorker.getRegistrations()).find((one) => one.scope.endsWith(scope));
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Asks the person, then the push service; null when the person or the browser says no. Throws when nobody answers. */
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
  await (await held())?.unsubscribe();
}

/** As the server is told of it. */
export function formOf(subscription: PushSubscription, locale: string): FormData {
  const { endpoint, keys = {} } = subscription.toJSON();
  const form = new FormData();
  const input = { _locale: locale, endpoint: endpoint ?? "", p256dh: keys.p256dh ?? "", auth: keys.auth ?? "" };
  for (const [name, value] of Object.entries(input)) form.set(name, value);
  return form;
}

function active(registration: ServiceWorkerRegistration) {
  const coming = registration.installing ?? registration.waiting;
  if (registration.active || !coming) return;
  return inTime(
    new Promise<void>((done) => coming.addEventListener("statechange", () => coming.state === "activated" && done())),
  );
}

function inTime<T>(work: Promise<T>): Promise<T> {
  const late = new Promise<never>((_, reject) => setTimeout(() => reject(new Error("no answer")), patienceMs));
  return Promise.race([work, late]);
}
