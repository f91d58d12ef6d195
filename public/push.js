// Shows what was pushed and opens what it is about. Only browsers in which somebody turned this on ever fetch it; it answers for no page.
addEventListener("push", (event) => {
  const { title, body, path, tag, lang } = event.data.json();
  const dir = lang === "ar" ? "rtl" : "ltr";
  event.waitUntil(
    registration.showNotification(title, { body, tag, lang, dir, data: path, icon: "/icons/any-192.png" }),
  );
});

addEventListener("notificationclick", (event) => {
  event.notification.close();
  const page = new URL(event.notification.data, location.origin);
  if (page.origin === location.origin) event.waitUntil(clients.openWindow(page));
});
