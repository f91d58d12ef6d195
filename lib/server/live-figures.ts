/** Inline script that refreshes figures marked data-figure every 30 seconds while the page is visible. A fixed string, so that its hash is fixed; without characters that HTML escapes. */
export const liveFigures = [
  "(function(){var d=document,t;",
  "function ask(){var all=d.querySelectorAll(`[data-figure]`);if(!all.length)return;",
  "fetch(`/api/stats`).then(function(r){return r.json()}).then(function(s){",
  "var f=new Intl.NumberFormat(d.documentElement.lang+`-u-nu-latn`);all.forEach(function(e){",
  "var n=f.format(s[e.dataset.figure]);if(n!==e.textContent)e.textContent=n})}).catch(function(){})}",
  "function stop(){clearInterval(t)}function go(){stop();if(!d.hidden)t=setInterval(ask,3e4)}",
  "d.addEventListener(`visibilitychange`,function(){if(!d.hidden)ask();go()});",
  "addEventListener(`pagehide`,stop);addEventListener(`pageshow`,function(e){if(e.persisted)ask();go()})})()",
].join("");
