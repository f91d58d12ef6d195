// What lib/server/loader.js would be if the scripts of a page came at idle: nothing is noticed before, and nothing repeated.
addEventListener("load", () => (self.requestIdleCallback ?? setTimeout)(fetchScripts));

function fetchScripts() {
  const late = JSON.parse(document.getElementById("late").textContent);
  for (const [href] of late.scripts) add("link", { rel: "preload", as: "script", href });
  fetch(late.payload)
    .then((answer) => answer.json())
    .then((payload) => {
      enqueue(late.queues.payload, payload);
      enqueue(late.queues.chunks, late.chunks);
      for (const [src, id] of late.scripts) add("script", { async: true, src, ...(id && { id }) });
    });
}

function enqueue(name, items) {
  self[name] ??= [];
  self[name].push(...items);
}

const add = (name, about) => document.head.append(Object.assign(document.createElement(name), about));
