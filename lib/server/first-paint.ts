/**
 * Inline script before the first paint: sets <html data-who> from the role cookie, stores time zone and language, keeps the query on marked links and those to other languages, closes menus, and records typed text (text-area.tsx) and submitted forms (draft.ts).
 * Clicks on buttons without a handler yet, and changed fields, are repeated once React has hydrated the page ("recruit:ready") and its scripts have loaded ("recruit:loaded" on pages with lib/server/loader.js); until then they are hidden from React. A repeated click removes itself from the list, as does a second press, so that none counts twice. Submit buttons, popovers and summaries work without scripts.
 * A fixed string, so that its hash is fixed; without characters that HTML escapes.
 */
export const firstPaint = [
  "var d=document,m=/(?:^|; )who=(player|recruiter|user|guardian|job_seeker|esport_player|admin|moderator)/.exec(d.cookie);",
  "if(m)d.documentElement.dataset.who=m[1];",
  "if(m)try{d.cookie=`zone=`+Intl.DateTimeFormat().resolvedOptions().timeZone+`;path=/;max-age=31536000;samesite=lax`}catch(e){}",
  "d.addEventListener(`input`,function(e){var t=e.target;if(t.localName==`textarea`)t.typed=t.value});",
  "d.addEventListener(`submit`,function(e){e.target.sentEarly=1});",
  "d.addEventListener(`click`,function(e){var a=e.target.closest?e.target.closest(`a`):null;if(!a)return;",
  "if(a.hreflang||a.dataset.keepsSearch!=null)a.search=location.search;",
  "if(a.hreflang)d.cookie=`NEXT_LOCALE=`+a.hreflang+`;path=/;max-age=31536000;samesite=lax`;",
  "var p=a.closest(`[popover]`);if(p)p.hidePopover()});",
  "var seen,early=new Set();",
  "function keep(e){var t=e.target,c=e.type==`click`,",
  "f=t.closest?t.closest(c?`button[type=button]:not([popovertarget],[commandfor])`:`input,select,textarea`):0;if(!f)return;if(seen){early.delete(f);return}early.add(f);",
  "if(c){e.preventDefault();e.stopImmediatePropagation()}}",
  "[`click`,`input`,`change`].forEach(function(k){d.addEventListener(k,keep,true)});",
  "function repeat(){seen=1;early.forEach(function(f){if(f.type==`button`)f.click();",
  "else [`input`,`change`].forEach(function(k){f.dispatchEvent(new Event(k,{bubbles:true}))})})}",
  "function later(){setTimeout(repeat)}addEventListener(`recruit:loaded`,later);",
  "addEventListener(`recruit:ready`,function(){if(d.getElementById(`late`))return;seen=1;",
  "if(d.readyState==`complete`)later();else addEventListener(`load`,later)})",
].join("");
