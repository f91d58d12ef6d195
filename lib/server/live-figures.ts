/** Inline script that refreshes figures marked data-figure while the page is visible, when they change and every 30 seconds. A fixed string, so that its hash is fixed; without characters that HTML escapes. */
export const liveFigures = [
  "(function(){var d=document,t,s;",
  "function all(){return d.querySelectorAll(`[data-figure]`)}",
  "function ask(){if(!all().length)return;",
  "fetch(`/api/stats`).then(function(r){return r.json()}).then(function(v){",
  "var f=new Intl.NumberFormat(d.documentElement.lang+`-u-nu-latn`);all().forEach(function(e){",
  "var n=f.format(v[e.dataset.figure]);if(n!==e.textContent)e.textContent=n})}).catch(function(){})}",
  "function stop(){clearInterval(t);if(s)s.close()}",
  "function go(){stop();if(d.hidden)return;t=setInterval(ask,3e4);",
  "if(all().length){s=new EventSource(`/api/live?figures`);s.onmessage=ask}}",
  "d.addEventListener(`visibilitychange`,function(){if(!d.hidden)ask();go()});",
  "addEventListener(`pagehide`,stop);addEventListener(`pageshow`,function(e){if(e.persisted)ask();go()})})()",
].join("");
