import { readFileSync } from "node:fs";
import { createElement } from "react";

const kept = new Map();

/** A page that the site once sent, as the elements it was made of: read once, made anew for every request. */
export function recorded(name) {
  if (!kept.has(name)) kept.set(name, treeOf(readFileSync(`${process.env.RECORDED}/${name}.html`, "utf8")));
  return build(kept.get(name));
}

const build = ({ tag, props, children }, at) =>
  createElement(
    tag,
    { key: at, ...props },
    ...(children.length > 0 ? [children.map((one, nth) => (typeof one === "string" ? one : build(one, nth)))] : []),
  );

const piece =
  /<!--[\s\S]*?-->|<!doctype[^>]*>|<(script|style|textarea)\b([^>]*)>([\s\S]*?)<\/\1>|<(\/?)([\w-]+)((?:"[^"]*"|[^">])*?)\/?>|[^<]+/gi;
const alone = /^(area|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;
/** What Next writes into every page by itself, and does so into this one. */
const ofNext = /^(self\.__next|\(self\.__next|requestAnimationFrame|\$R|document\.)/;

/** HTML as React writes it: every attribute in quotes, every element closed. */
function treeOf(html) {
  const open = [{ tag: "root", props: {}, children: [] }];
  for (const [text, rawTag, rawAttributes, raw, end, tag, attributes] of html.matchAll(piece)) {
    const into = open.at(-1);
    if (rawTag) {
      if (!ofNext.test(raw) && !/ src="\/_next/.test(rawAttributes))
        into.children.push({ tag: rawTag, props: propsOf(rawAttributes), children: raw ? [plain(raw)] : [] });
    } else if (end) {
      if (open.length > 1) open.pop();
    } else if (tag) {
      if (/\/_next\//.test(attributes) || (tag === "meta" && /charset/i.test(attributes))) continue;
      const element = { tag, props: propsOf(attributes), children: [] };
      into.children.push(element);
      if (!alone.test(tag)) open.push(element);
    } else if (!text.startsWith("<!")) into.children.push(plain(text));
  }
  return open[0].children.find(({ tag }) => tag === "html");
}

function propsOf(attributes) {
  const props = {};
  for (const [, name, value] of attributes.matchAll(/([\w:-]+)(?:="([^"]*)")?/g))
    if (name !== "style" && name !== "nonce") props[name] = value ? plain(value) : true;
  return props;
}

const named = { amp: "&", lt: "<", gt: ">", quot: '"' };
const plain = (text) =>
  text.replace(/&(?:#x([\da-f]+)|#(\d+)|(amp|lt|gt|quot));/gi, (_, hex, dec, name) =>
    name ? named[name] : String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(dec)),
  );
