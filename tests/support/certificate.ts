// A certificate that nobody has signed but its owner, for 127.0.0.1 and a day: what a test of TLS needs, made as the test runs.
// The bytes are those of RFC 5280.
import { generateKeyPairSync, sign } from "node:crypto";
import type { Certified } from "./cut-proxy.ts";

const DAY = 86_400_000;

/** A value of DER: its tag, its length, and what it is made of. */
function der(tag: number, ...parts: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Uint8Array.of(tag, ...size), content]);
}

const sequence = (...parts: readonly Uint8Array[]): Buffer => der(0x30, ...parts);
const objectId = (hex: string): Buffer => der(0x06, Buffer.from(hex, "hex"));
const time = (at: number): Buffer =>
  der(0x17, Buffer.from(new Date(at).toISOString().replaceAll(/^..|\.\d+|[-T:]/g, "")));

const ECDSA_WITH_SHA256 = sequence(objectId("2a8648ce3d040302"));
const COMMON_NAME = objectId("550403");
const OTHER_NAMES = objectId("551d11");

export function selfSigned(): Certified {
  const now = Date.now();
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "prime256v1" });
  const name = sequence(der(0x31, sequence(COMMON_NAME, der(0x0c, Buffer.from("a test of Fourfold")))));
  const address = der(0x04, sequence(der(0x87, Uint8Array.of(127, 0, 0, 1))));
  const body = sequence(
    der(0xa0, der(0x02, Uint8Array.of(2))),
    der(0x02, Uint8Array.of(1)),
    ECDSA_WITH_SHA256,
    name,
    sequence(time(now - DAY), time(now + DAY)),
    name,
    publicKey.export({ type: "spki", format: "der" }),
    der(0xa3, sequence(sequence(OTHER_NAMES, address))),
  );
  const signature = der(0x03, Uint8Array.of(0), sign("sha256", body, privateKey));
  const whole = sequence(body, ECDSA_WITH_SHA256, signature).toString("base64");
  return {
    key: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${whole.replaceAll(/.{1,64}/g, "$&\n")}-----END CERTIFICATE-----\n`,
  };
}
