import { execFileSync, spawn } from "node:child_process";
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import { freePort } from "@/scripts/embedded-pg.ts";
import { root } from "@/scripts/run.ts";

export type Contender = { name: string; url: string; stop: () => void };
type Pages = Map<string, Buffer>;
type Certificate = { certificate: string; key: string };

/** nginx with the very bytes the site sends, compressed beforehand: the floor. `tls` are its directives for certificates. */
export async function nginx(folder: string, pages: Pages, tls = ""): Promise<Contender> {
  const port = await freePort();
  const files = join(folder, "nginx");
  for (const [path, html] of pages) {
    const place = join(files, "html", path);
    mkdirSync(place, { recursive: true });
    writeFileSync(join(place, "index.html"), html);
    writeFileSync(join(place, "index.html.gz"), gzipSync(html, { level: 9 }));
  }
  const conf = join(files, "nginx.conf");
  writeFileSync(
    conf,
    `daemon off; worker_processes 1; user root; pid ${files}/pid; error_log stderr crit;
     events { worker_connections 1024; }
     http { access_log off; gzip_static on; default_type text/html; keepalive_requests 1000000; open_file_cache max=1000;
       server { listen 127.0.0.1:${port}${tls && " ssl"}; ${tls} root ${files}/html; location / { try_files $uri/index.html =404; } } }`,
  );
  return startNginx(conf, `${tls ? "https" : "http"}://127.0.0.1:${port}`);
}

/** `deploy/nginx.conf` in front of the site, with one worker. */
export async function nginxInFront(
  folder: string,
  site: string,
  { certificate, key }: Certificate,
): Promise<Contender> {
  const [port, plainPort] = [await freePort(), await freePort()];
  const files = join(folder, "nginx-in-front");
  mkdirSync(files, { recursive: true });
  copyFileSync("/etc/nginx/mime.types", join(files, "mime.types"));
  const replaced: [string | RegExp, string][] = [
    [/^worker_processes .*$/m, "daemon off; user root; worker_processes 1;"],
    [/^ *listen \[.*\n/gm, ""],
    ["listen 80;", `listen 127.0.0.1:${plainPort};`],
    ["listen 443", `listen 127.0.0.1:${port}`],
    ["app:3000", new URL(site).host],
    ["/run/nginx.pid", join(files, "pid")],
    [/\/var\/cache\/nginx/g, files],
    [/(ssl_certificate) .*;/, `$1 ${certificate};`],
    [/(ssl_certificate_key) .*;/, `$1 ${key};`],
  ];
  const conf = join(files, "nginx.conf");
  const deployed = readFileSync("deploy/nginx.conf", "utf8");
  writeFileSync(
    conf,
    replaced.reduce((text, [from, to]) => text.replace(from, to), deployed),
  );
  return startNginx(conf, `https://127.0.0.1:${port}`);
}

function startNginx(conf: string, url: string) {
  const child = spawn("nginx", ["-c", conf, "-p", dirname(conf)], { stdio: "inherit" });
  return ready({ name: "nginx", url, stop: () => child.kill() });
}

/** Valid for nobody: who asks must not check it. */
export function selfSigned(folder: string): Certificate {
  const [certificate, key] = [join(folder, "certificate.pem"), join(folder, "key.pem")];
  const kind = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-subj", "/CN=localhost"];
  execFileSync("openssl", ["req", "-x509", ...kind, "-out", certificate, "-keyout", key], { stdio: "ignore" });
  return { certificate, key };
}

/** A bare server of Node with the same bytes in memory, in a process of its own. */
export async function bareNode(pages: Pages, folder: string): Promise<Contender> {
  const port = await freePort();
  const program = join(folder, "bare.mjs");
  const bodies = Object.fromEntries(
    [...pages].map(([path, html]) => [path, gzipSync(html, { level: 9 }).toString("base64")]),
  );
  writeFileSync(
    program,
    `import { createServer } from "node:http";
     const bodies = new Map(Object.entries(${JSON.stringify(bodies)}).map(([path, text]) => [path, Buffer.from(text, "base64")]));
     createServer((request, response) => {
       const body = bodies.get(request.url);
       response.writeHead(200, { "content-type": "text/html; charset=utf-8", "content-encoding": "gzip", "content-length": body.length });
       response.end(body);
     }).listen(${port}, "127.0.0.1");`,
  );
  const child = spawn(process.execPath, [program], { stdio: "inherit" });
  return ready({ name: "bare node:http", url: `http://127.0.0.1:${port}`, stop: () => child.kill() });
}

/** The same build served by \`next start\`, without the front. */
export async function nextStart(distDir: string, databaseUrl: string, dataDir: string): Promise<Contender> {
  const port = await freePort();
  const env = {
    ...process.env,
    NODE_ENV: "production",
    NEXT_DIST_DIR: distDir,
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    AUTH_SECRET: "a".repeat(32),
    LOG_LEVEL: "silent",
    PORT: String(port),
  } as const;
  const child = spawn(process.execPath, ["node_modules/next/dist/bin/next", "start", "-p", String(port)], {
    cwd: root,
    env,
    stdio: "ignore",
  });
  return ready({ name: "next start", url: `http://127.0.0.1:${port}`, stop: () => child.kill() });
}

async function ready(contender: Contender) {
  for (let tries = 0; tries < 300; tries++) {
    const answer = await fetch(contender.url).catch(() => undefined);
    if (answer) {
      await answer.arrayBuffer();
      pin(contender.url, 0);
      return contender;
    }
    await sleep(100);
  }
  throw new Error(`${contender.name} does not answer`);
}

/** Whoever listens there runs on this core alone; who asks runs on the other. */
export function pin(url: string, core: number) {
  for (const pid of processesAt(url)) execFileSync("taskset", ["-acp", String(core), pid], { stdio: "ignore" });
}

/** The numbers of the processes that listen there. */
export function processesAt(url: string): string[] {
  const out = execFileSync("ss", ["-ltnpH", `sport = :${new URL(url).port}`]).toString();
  return [...new Set([...out.matchAll(/pid=(\d+)/g)].map(([, pid = ""]) => pid))];
}

/** Requests a second that wrk gets answered, asking from the other core. */
export function rateOf(url: string, seconds: number): { rate: number; failed: number } {
  const asking = ["-c", "1", "wrk", "-t1", "-c32", `-d${seconds}s`, "-H", "accept-encoding: gzip", url];
  const out = execFileSync("taskset", asking).toString();
  return {
    rate: Number(/Requests\/sec:\s+([\d.]+)/.exec(out)?.[1]),
    failed: Number(/Non-2xx or 3xx responses: (\d+)/.exec(out)?.[1] ?? 0),
  };
}
