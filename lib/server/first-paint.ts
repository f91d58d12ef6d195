/**
 * Runs before the first paint, on static pages too: what the visitor's hint cookie says becomes <html data-who>, the zone of
 * whoever is signed in is kept for the times they read, the choice of a language is remembered, a link that says so carries
 * the page's question on, a menu closes behind the link that was followed, what is typed into a textarea is noted (text-area.tsx), and which
 * form was sent (draft.ts). One fixed string, so that its hash is
 * fixed, without a character that HTML would escape.
 */
export const firstPaint = [
  "var d=document,m=/(?:^|; )who=(player|recruiter|user|guardian|job_seeker|esport_player|admin|moderator)/.exec(d.cookie);",
  "if(m)d.documentElement.dataset.who=m[1];",
  "if(m)try{d.cookie=`zone=`+Intl.DateTimeFormat().resolvedOptions().timeZone+`;path=/;max-age=31536000;samesite=lax`}catch(e){}",
  "d.addEventListener(`input`,function(e){var t=e.target;if(t.localName==`textarea`)t.typed=t.value});",
  "d.addEventListener(`submit`,function(e){e.target.sentEarly=1});",
  "d.addEventListener(`click`,function(e){var a=e.target.closest?e.target.closest(`a`):null;if(!a)return;",
  "if(a.dataset.keepsSearch!=null)a.search=location.search;",
  "if(a.hreflang)d.cookie=`NEXT_LOCALE=`+a.hreflang+`;path=/;max-age=31536000;samesite=lax`;",
  "var p=a.closest(`[popover]`);if(p)p.hidePopover()})",
].join("");
