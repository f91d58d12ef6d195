import type { AddressInfo } from "node:net";
import { SMTPServer, type SMTPServerSession } from "smtp-server";

/**
 * take: 250. refuse: 550 for the address. hold: accepts the e-mail, answers when released. drop: accepts it and closes the
 * connection. stall: stops reading once the data begins. greetless: sends no greeting.
 */
export type Treatment = "take" | "refuse" | "hold" | "drop" | "stall" | "greetless";
export type Received = { to: string; messageId: string; head: string };

/** An SMTP server that treats each recipient as `treat` says. `received` are the e-mails it got completely. */
export async function startMailServer(treat: (to: string) => Treatment = () => "take") {
  const received: Received[] = [];
  const waiting: (() => void)[] = [];
  const state = { released: false, connected: 0, begun: 0 };
  const hold = (answer: () => void) => (state.released ? answer() : void waiting.push(answer));

  const server: SMTPServer = new SMTPServer({
    authOptional: true,
    disabledCommands: ["AUTH", "STARTTLS"],
    disableReverseLookup: true,
    onConnect(_session, answer) {
      state.connected++;
      if (treat("") === "greetless") hold(() => answer());
      else answer();
    },
    onRcptTo({ address }, _session, answer) {
      if (treat(address) === "refuse") answer(Object.assign(new Error("no such user"), { responseCode: 550 }));
      else answer();
    },
    async onData(stream, session, answer) {
      const to = session.envelope.rcptTo[0]?.address ?? "";
      if (treat(to) === "stall")
        await new Promise<void>((released) => {
          state.begun++;
          hold(released);
        });
      const eml = await stream.toArray().then(Buffer.concat, () => null);
      if (!eml) return;
      const head = eml.toString().split("\r\n\r\n", 1)[0] ?? "";
      received.push({ to, messageId: /^message-id: (.*)$/im.exec(head)?.[1] ?? "", head });
      const treatment = treat(to);
      if (treatment === "drop") hangUp(server, session);
      else if (treatment === "hold") hold(() => answer());
      else answer();
    },
  });
  // Connections closed by the client or a test.
  server.on("error", () => {});
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    state,
    to: (address: string) => received.filter(({ to }) => to === address),
    release() {
      state.released = true;
      for (const answer of waiting.splice(0)) answer();
    },
    async stop() {
      for (const { session } of connectionsOf(server)) hangUp(server, session);
      await new Promise<void>((closed) => server.close(() => closed()));
    },
  };
}

type Connection = { session: { id: string }; _socket: { destroy(): void } };
const connectionsOf = (server: SMTPServer) => [...(server as unknown as { connections: Set<Connection> }).connections];

function hangUp(server: SMTPServer, { id }: Pick<SMTPServerSession, "id">) {
  connectionsOf(server)
    .find(({ session }) => session.id === id)
    ?._socket.destroy();
}
