import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import { env } from "@/lib/platform/env";

type Creation = { challenge: string; rp: { id?: string }; user: { id: string } };
type Request = { challenge: string; rpId?: string };
/** What an attacker or a broken device may do differently. */
type Odd = {
  origin?: string;
  rpId?: string;
  counter?: number;
  userVerified?: boolean;
  userHandle?: string;
  type?: string;
};

type Cbor = number | string | Buffer | Map<number | string, Cbor>;

/** RFC 8949 for what an authenticator writes: integers, text, bytes, maps. */
function cbor(value: Cbor): Buffer {
  if (typeof value === "number") return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === "string") return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, entry]) => [cbor(key), cbor(entry)])]);
}

function head(major: number, size: number): Buffer {
  if (size < 24) return Buffer.from([(major << 5) | size]);
  return size < 256 ? Buffer.from([(major << 5) | 24, size]) : Buffer.from([(major << 5) | 25, size >> 8, size & 255]);
}

const sha256 = (data: string | Buffer) => createHash("sha256").update(data).digest();
const base64url = (data: string | Buffer) => Buffer.from(data).toString("base64url");

/** A passkey in memory with a P-256 key; `counts` as a security key does, else it always says 0 as synchronized ones do. */
export function softwarePasskey({ counts = true } = {}) {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const id = randomBytes(32);
  let counter = 0;
  let owner = "";

  const data = (rpId: string, { counter: odd, userVerified = true }: Odd, rest = Buffer.alloc(0)) => {
    if (counts) counter += 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(odd ?? counter);
    const flags = 0x01 | (userVerified ? 0x04 : 0) | (rest.length > 0 ? 0x40 : 0);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, rest]);
  };

  const credential = (response: object) => ({
    id: base64url(id),
    rawId: base64url(id),
    type: "public-key",
    clientExtensionResults: {},
    authenticatorAttachment: "platform",
    response,
  });

  const client = (type: string, challenge: string, { origin = env.APP_URL, ...odd }: Odd) =>
    Buffer.from(JSON.stringify({ type: odd.type ?? type, challenge, origin, crossOrigin: false }));

  return {
    id: base64url(id),
    create({ challenge, rp, user }: Creation, odd: Odd = {}) {
      owner = user.id;
      const { x = "", y = "" } = publicKey.export({ format: "jwk" });
      const [xBytes, yBytes] = [Buffer.from(x, "base64url"), Buffer.from(y, "base64url")];
      const cose = new Map<number, Cbor>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, xBytes],
        [-3, yBytes],
      ]);
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, cbor(cose)]);
      const authData = data(odd.rpId ?? rp.id ?? "", odd, attested);
      const parts: [string, Cbor][] = [
        ["fmt", "none"],
        ["attStmt", new Map()],
        ["authData", authData],
      ];
      return credential({
        clientDataJSON: base64url(client("webauthn.create", challenge, odd)),
        attestationObject: base64url(cbor(new Map(parts))),
        transports: ["internal"],
      });
    },
    answer({ challenge, rpId = "" }: Request, odd: Odd = {}) {
      const clientData = client("webauthn.get", challenge, odd);
      const authenticatorData = data(odd.rpId ?? rpId, odd);
      const signature = sign("sha256", Buffer.concat([authenticatorData, sha256(clientData)]), privateKey);
      return credential({
        clientDataJSON: base64url(clientData),
        authenticatorData: base64url(authenticatorData),
        signature: base64url(signature),
        userHandle: odd.userHandle ?? owner,
      });
    },
  };
}
