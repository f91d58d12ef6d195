/** Inline script before the first paint: sets <html data-who> from the role cookie, stores time zone and language, keeps the query on marked links and those to other languages, closes menus, and records typed text (text-area.tsx) and submitted forms (draft.ts). A fixed string, so that its hash is fixed; without characters that HTML escapes. */
export const firstPaint = [
  "var d=document,m=/(?:^|; )who=(player|recruiter|user|guardian|job_seeker|esport_player|admin|moderator)/.exec(d.cookie);",
  "if(m)d.documentElement.dataset.who=m[1];",
  "if(m)try{d.cookie=`zone=`+Intl.DateTimeFormat().resolvedOptions().timeZone+`;path=/;max-age=31536000;samesite=lax`}catch(e){}",
  "d.addEventListener(`input`,function(e){var t=e.target;if(t.localName==`textarea`)t.typed=t.value});",
  "d.addEventListener(`submit`,function(e){e.target.sentEarly=1});",
  "d.addEventListener(`click`,function(e){var a=e.target.closest?e.target.closest(`a`):null;if(!a)return;",
  "if(a.hreflang||a.dataset.keepsSearch!=null)a.search=location.search;",
  "if(a.hreflang)d.cookie=`NEXT_LOCALE=`+a.hreflang+`;path=/;max-age=31536000;samesite=lax`;",
  "var p=a.closest(`[popover]`);if(p)p.hidePopover()})",
].join("");
