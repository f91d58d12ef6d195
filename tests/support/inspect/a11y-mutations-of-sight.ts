import type { A11yMutation } from "./a11y-mutations";

const longText = "Une phrase assez longue pour être lue par tout le monde, et même deux fois.";

/** Defects for people with low vision or large text, and for right-to-left languages. */
export const sightMutations: Record<string, A11yMutation> = {
  "pale words": { add: `<p class="pale">${longText}</p>`, css: ".pale { color: #b5b5b5 }" },
  "pale words in the dark only": {
    add: `<p class="pale">${longText}</p>`,
    css: "@media (prefers-color-scheme: dark) { .pale { color: #444 } }",
  },
  "a pale button": { css: "main button { color: #999 !important; background: #bbb !important }" },
  "a pale hint in the field": {
    css: "::placeholder { color: #ddd !important }",
    add: '<input aria-label="Ville" placeholder="Lyon">',
  },
  "words over a picture": {
    add: `<p class="over">${longText}</p>`,
    css: ".over { color: #333; background: url(/icon.svg) 0 0 / cover, linear-gradient(90deg, #eee, #fff) }",
  },
  "a link only colour tells": {
    add: `<p>${longText} <a class="description" href="/about">à propos de nous</a> ${longText}</p>`,
    css: ".description { text-decoration: none; color: #333 }",
  },
  "only the colour says what is wrong": {
    add: "<p>Les champs en rouge sont obligatoires.</p>",
    css: "main label { color: #b00000 }",
  },
  "a heading that only looks like one": {
    add: `<p class="big">Nos valeurs</p>`,
    css: ".big { font-size: 2.5rem; font-weight: 700 }",
  },
  "another order than is read": {
    css: "main form { display: flex; flex-direction: column-reverse }",
  },
  "content for a mouse that rests": {
    add: `<div class="tip">Aide<p>${longText}</p></div>`,
    css: ".tip p { display: none } .tip:hover p { display: block }",
  },
  "an animation without end": {
    add: `<p class="spin">${longText}</p>`,
    css: "@keyframes spin { to { rotate: 1turn } } .spin { animation: spin 3s infinite !important }",
  },
  "an element that slides in": { css: "main h1 { transition: transform 2s }" },
  "an animation that a script plays": {
    act: () =>
      document.querySelector("h1")?.animate({ translate: ["0 0", "90px 0"] }, { duration: 9000, iterations: 99 }),
  },
  "smooth scrolling": { css: "html { scroll-behavior: smooth !important }" },
  "words that run across": { add: "<marquee>À ne pas manquer</marquee>" },
  "a fixed width": { add: `<p class="broad">${longText}</p>`, css: ".broad { inline-size: 700px }" },
  "a line that does not break": { add: `<p class="line">${longText}</p>`, css: ".line { white-space: nowrap }" },
  "a line that is cut off": {
    add: `<p class="line">${longText}</p>`,
    css: ".line { white-space: nowrap } main { overflow: hidden }",
  },
  "a box of a fixed height": {
    add: `<p class="box">${longText}</p>`,
    css: ".box { block-size: 1.6em; inline-size: 36em; overflow: hidden; line-height: 1.2 }",
  },
  "no zooming": {
    act: () =>
      document.querySelector("meta[name=viewport]")?.setAttribute("content", "width=device-width, user-scalable=no"),
  },
  "a margin on the left": { css: "main form { margin-left: 40px }", language: "ar" },
  "words on the left": { css: "main h1 { position: relative; left: 30px }", language: "ar" },
  "a button that floats left": {
    css: "main form button { float: left; margin-inline: 0 } main form { display: block }",
    language: "ar",
  },
  "a page that runs the wrong way": { act: () => document.documentElement.removeAttribute("dir"), language: "ar" },
  "a column that stays on its side": { css: "main, main .wrap { direction: ltr }", language: "ar" },
};
