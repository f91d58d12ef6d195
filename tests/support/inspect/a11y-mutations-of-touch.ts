import type { A11yMutation } from "./a11y-mutations";

/** Defects for people who use a keyboard, touch, a switch device or autofill. */
export const touchMutations: Record<string, A11yMutation> = {
  "a box for a button": { add: '<div class="press">Envoyer</div>', css: ".press { cursor: pointer }" },
  "words for a link": { add: '<p>Voir <span class="press">nos sports</span></p>', css: ".press { cursor: pointer }" },
  "a link without an address": { add: '<a class="press">Nos tarifs</a>', css: ".press { cursor: pointer }" },
  "an order of its own": { add: '<button type="button" tabindex="3">Avant tous</button>' },
  "a link no key reaches": { add: '<a href="/about" tabindex="-1">À propos</a>' },
  "a trap": {
    act: () =>
      document
        .querySelector("main input:not([type=hidden])")
        ?.addEventListener("keydown", (event) => event.preventDefault()),
  },
  "a field that throws the focus back": {
    act: () => {
      const field = document.querySelector<HTMLInputElement>("main input:not([type=hidden])");
      field?.addEventListener("blur", () => field.focus());
    },
  },
  "focus that nobody sees": {
    css: ":focus-visible { outline: 0 !important; box-shadow: none !important; border-color: inherit }",
  },
  "focus unseen on the links": { css: "a:focus-visible { outline: 0 !important; box-shadow: none !important }" },
  "focus behind a bar": {
    add: '<div class="bar"><p>Nous utilisons des cookies.</p></div>',
    css: ".bar { position: fixed; inset: 30% 0 0; background: #fff; color: #000; z-index: 99 }",
  },
  "targets as small as a pea": {
    add: '<p class="peas"><button type="button" aria-label="Un"></button><button type="button" aria-label="Deux"></button></p>',
    css: ".peas button { inline-size: 12px; block-size: 12px; min-block-size: 0; display: inline-block; border: 1px solid; margin: 0; padding: 0 }",
  },
  "small targets on a phone": {
    css: "@media (width < 30rem) { main form * { min-block-size: 0 !important; padding-block: 0 !important; margin-block: 0 !important; gap: 0 !important } main button, main input, main textarea { block-size: 9px !important } }",
  },
  "hidden and yet in the way": { add: '<div aria-hidden="true"><a href="/about">À propos</a></div>' },
  "a button in a link": { add: '<a href="/about">À propos <button type="button">Plus de détails</button></a>' },
  "a page that goes away": {
    act: () => document.head.insertAdjacentHTML("beforeend", '<meta http-equiv="refresh" content="900">'),
  },
  "a film that plays by itself": { add: '<video autoplay loop muted width="200" height="100" controls></video>' },
  "a film without captions": { add: '<video width="200" height="100" controls></video>' },
  "a box that only a mouse scrolls": {
    add: `<div class="tall"><p>${"Encore une ligne du règlement. ".repeat(40)}</p></div>`,
    css: ".tall { block-size: 5em; overflow-y: scroll } .tall p { block-size: 60em }",
  },
  "help for a mouse only": { add: '<p onmouseover="show()">Qu’est-ce qu’un identifiant ?</p>' },
  "a field that refuses a paste": { add: '<label>Code <input name="code" onpaste="return false"></label>' },
  "an address to be typed by hand": { add: '<label>Courriel <input name="mail" type="email"></label>' },
  "a token no browser knows": { add: '<label>Courriel <input name="mail" type="email" autocomplete="e-mail"></label>' },
  "a way to skip that leads nowhere": { act: () => document.getElementById("main")?.removeAttribute("id") },
  "a scene in a frame without a name": { add: '<iframe src="about:blank" width="200" height="100"></iframe>' },
};
