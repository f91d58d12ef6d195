import { expect, test } from "vitest";
import { encrypted } from "@/lib/notifications/provider/encrypt";
import { isPushService } from "@/lib/notifications/provider/push-services";

/** The example of RFC 8291, section 5 and appendix A. */
const browser = {
  p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
  auth: "BTBZMqHH6r4Tts7J_aSIgg",
};
const once = {
  privateKey: Buffer.from("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw", "base64url"),
  salt: Buffer.from("DGv6ra1nlYgDCS1FRnbzlw", "base64url"),
};
const sealed =
  "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN";

test("the standard's example is encrypted byte for byte", () => {
  expect(encrypted("When I grow up, I want to be a watermelon", browser, once).toString("base64url")).toBe(sealed);
});

test("the header has salt, record size and the sender's key; no two messages are equal", () => {
  const [firstMessage, other] = [encrypted("Hello", browser), encrypted("Hello", browser)];
  expect([firstMessage.readUInt32BE(16), firstMessage.readUInt8(20), firstMessage[21]]).toEqual([4096, 65, 4]);
  expect(firstMessage.length).toBe(86 + "Hello".length + 1 + 16);
  expect(firstMessage.equals(other)).toBe(false);
});

test.each([
  ["https://fcm.googleapis.com/fcm/send/x", true],
  ["https://updates.push.services.mozilla.com/wpush/v2/x", true],
  ["https://web.push.apple.com/x", true],
  ["https://wns2-par02p.notify.windows.com/w/?token=x", true],
  ["http://fcm.googleapis.com/fcm/send/x", false],
  ["https://fcm.googleapis.com:8443/x", false],
  ["https://user@fcm.googleapis.com/x", false],
  ["https://fcm.googleapis.com.evil.example/x", false],
  ["https://evilpush.apple.com.example/x", false],
  ["https://notpush.apple.com.", false],
  ["https://127.0.0.1/x", false],
  ["https://[::1]/x", false],
  ["http://169.254.169.254/latest/meta-data", false],
  ["file:///etc/passwd", false],
  ["", false],
])("%s is called: %s", (endpoint, called) => {
  expect(isPushService(endpoint)).toBe(called);
});
