import { parseFeed } from "@rowanmanning/feed-parser";
import { expect, test } from "vitest";
import { type FeedHead, type FeedItem, rss } from "@/components/content/news/feed";

const head: FeedHead = {
  title: "Recruit · Actualités & analyses",
  about: "L’actualité du sport, en français",
  link: "https://recruit.example/fr/news",
  self: "https://recruit.example/feeds/fr/news.xml",
  language: "fr",
};

const items: FeedItem[] = [
  {
    title: `Judo : "l’or" <ou> rien & l’équipe`,
    link: "https://recruit.example/fr/news/judo?a=1&b=2",
    summary: "Trois médailles.\u0007 Et un record…",
    author: "Nadia Haddad",
    sport: "Judo",
    at: new Date("2026-10-25T00:30:00Z"),
  },
  {
    title: "نهائي الكأس في الرباط ⚽️",
    link: "https://recruit.example/ar/news/final",
    summary: "",
    author: null,
    sport: "كرة القدم",
    at: new Date("2026-03-29T01:30:00Z"),
  },
];

test("another program reads our feed as it was written", () => {
  const feed = parseFeed(rss(head, items));
  expect(feed.meta).toEqual({ type: "rss", version: "2.0" });
  expect(feed).toMatchObject({
    title: head.title,
    description: head.about,
    url: head.link,
    self: head.self,
    language: "fr",
  });
  expect(feed.items).toMatchObject([
    {
      id: items[0]?.link,
      title: items[0]?.title,
      url: items[0]?.link,
      description: "Trois médailles. Et un record…",
      published: items[0]?.at,
      authors: [{ name: "Nadia Haddad" }],
      categories: [{ label: "Judo" }],
    },
    { id: items[1]?.link, title: items[1]?.title, url: items[1]?.link, published: items[1]?.at, authors: [] },
  ]);
});

test("a feed without items is a feed", () => {
  expect(parseFeed(rss(head, [])).items).toEqual([]);
});
