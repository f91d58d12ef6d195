// Loaded into a server (`NODE_OPTIONS=--import`): serves its CPU time and database statements at /watched.
import { AsyncLocalStorage } from "node:async_hooks";
import { Server } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { serialize } from "node:v8";
import pg from "pg";

let seen = [];
/** Work started by timers belongs to no request and is not counted. */
const requests = new AsyncLocalStorage();
/** Milliseconds by which each database response is delayed, so that only dependent statements wait for each other. */
let held = 0;

const ofPool = pg.Pool.prototype.query;
pg.Pool.prototype.query = function watched(...asked) {
  return watch(asked, () => Reflect.apply(ofPool, this, asked));
};

// The pool passes callbacks for its own queries; transactions use promises.
const ofClient = pg.Client.prototype.query;
pg.Client.prototype.query = function watched(...asked) {
  const ask = () => Reflect.apply(ofClient, this, asked);
  return typeof asked.at(-1) === "function" ? ask() : watch(asked, ask);
};

/** Sent beside slow pages to check that the database is available. */
const isProbe = (text) => text === "select 1";

function watch([question, values], ask) {
  const text = typeof question === "string" ? question : question.text;
  if (!requests.getStore() || isProbe(text)) return ask();
  const statement = {
    text,
    values: (typeof question === "string" ? values : question.values) ?? [],
    asked: performance.now(),
    answered: Number.POSITIVE_INFINITY,
  };
  seen.push(statement);
  const answer = ask();
  if (!(answer instanceof Promise)) return answer;
  return answer.finally(async () => {
    if (held > 0) await sleep(held);
    statement.answered = performance.now();
  });
}

const emit = Server.prototype.emit;
Server.prototype.emit = function answerWatcher(event, ...told) {
  const [request, response] = told;
  const pass = () => Reflect.apply(emit, this, [event, ...told]);
  if (event !== "request") return pass();
  if (!request.url.startsWith("/watched")) return requests.run(true, pass);
  held = Number(new URL(request.url, "http://localhost").searchParams.get("held"));
  const { user, system } = process.cpuUsage();
  response.end(serialize({ cpu: (user + system) / 1000, statements: seen }));
  seen = [];
  return true;
};
