import type { A11yMutation } from "./a11y-mutations";

/** Defects for people who use a screen reader. */
export const nameMutations: Record<string, A11yMutation> = {
  "a picture without words": { add: '<img src="/icon.svg" width="80" height="80">' },
  "a picture called by its file": { add: '<img src="/icon.svg" width="80" height="80" alt="icon-80x80.svg">' },
  "a drawing without a name": { add: '<svg role="img" width="40" height="40"><circle r="20" /></svg>' },
  "a picture that sends, without words": { add: '<form action="/about"><input type="image" src="/icon.svg"></form>' },
  "a link without words": { add: '<a href="/about"></a>' },
  "a link that says nothing": { add: '<p>Pour les tarifs, <a href="/pricing">cliquez ici</a></p>' },
  "a button without words": { add: '<button type="button"></button>' },
  "a button that is only a drawing": {
    add: '<button type="button" class="icon-btn"><svg width="24" height="24" aria-hidden="true"><circle r="9" /></svg></button>',
  },
  "a name other than what is seen": {
    add: '<button type="button" aria-label="Valider le formulaire">Envoyer</button>',
  },
  "a field without a label": { add: '<input name="city">' },
  "a hint for a label": { add: '<input name="city" placeholder="Votre ville">' },
  "a label of another field": { add: '<label for="nobody">Ville</label><input id="somebody" name="city">' },
  "a choice without a label": { add: "<select><option>Judo</option><option>Boxe</option></select>" },
  "choices without a question": {
    add: '<label><input type="radio" name="kind"> Joueur</label><label><input type="radio" name="kind"> Club</label>',
  },
  "an error that is not said": {
    add: '<label>Ville <input name="city" aria-invalid="true"></label><p>Ce champ est vide.</p>',
  },
  "a level left out": { add: "<h2>Nous écrire</h2><h5>Par courriel</h5>" },
  "two main headings": { add: "<h1>Contact</h1>" },
  "a heading without words": { add: "<h2></h2>" },
  "no title": { act: () => document.querySelector("title")?.remove() },
  "no language": { act: () => document.documentElement.removeAttribute("lang") },
  "a language nobody speaks": { act: () => document.documentElement.setAttribute("lang", "zz") },
  "Arabic that says it is French": { add: "<p>اللاعبون والأندية في مكان واحد</p>" },
  "English on an Arabic page": { add: "<p>Write to us and we will answer soon.</p>", language: "ar" },
  "a list of boxes": { add: "<ul><div>Judo</div><div>Boxe</div></ul>" },
  "a line of no list": { add: "<li>Judo</li>" },
  "a table without headings": {
    add: "<table><tr><td>Judo</td><td>12</td></tr><tr><td>Boxe</td><td>7</td></tr></table>",
  },
  "the same id twice": { add: '<p id="main">Encore</p>' },
  "a role nobody knows": { add: '<div role="knob">Volume</div>' },
  "a word nobody knows": { add: '<button type="button" aria-lable="Envoyer">Envoyer</button>' },
  "a tick that does not say whether": { add: '<div role="checkbox" tabindex="0">J’accepte</div>' },
  "a name that is not there": { add: '<input name="city" aria-labelledby="nothing">' },
  "a button in disguise": { add: '<button type="button" role="presentation">Envoyer</button>' },
  "words outside every landmark": { act: () => document.body.insertAdjacentHTML("afterbegin", "<p>Offre du jour</p>") },
  "two main parts": { act: () => document.body.insertAdjacentHTML("beforeend", "<main>Encore</main>") },
  "two navigations of one name": {
    act: () =>
      document
        .querySelector("nav")
        ?.insertAdjacentHTML(
          "afterend",
          '<nav aria-label="Menu"><a href="/about">À propos</a></nav><nav aria-label="Menu"><a href="/news">Actualités</a></nav>',
        ),
  },
  "a page hidden from the voice": { act: () => document.body.setAttribute("aria-hidden", "true") },
};
