/** Applications to the demo club, each in the applicant's language. */
export const applicationTexts = [
  "J’entraîne les U16 filles de mon quartier depuis quatre saisons, BMF en poche, et je suis libre trois soirs par semaine dès septembre. Deux joueuses sont passées en sélection régionale.",
  "J’ai joué dix ans au milieu de terrain, à haut niveau régional. Je veux transmettre, et je connais déjà votre entraîneuse principale. Disponible le dimanche.",
  "I coach a women’s second team in Lyon while I finish my degree. I film the sessions and cut the clips myself. Free from the first of the month.",
  "Je travaille à plein temps dans le sport scolaire et je cherche des soirées sur le terrain. Permis B, premiers secours à jour.",
  "Entreno a un equipo juvenil y hablo francés e inglés. Puedo empezar en enero; lo que más me gusta es preparar las sesiones.",
] as const;

/** The application of a player of seventeen, and the demo player's to another club. */
export const minorsText =
  "Je joue en U18 et j’aide déjà à l’école de foot le mercredi. J’aimerais apprendre le métier à côté de l’entraîneuse.";
export const playersText =
  "Je joue encore, et j’encadre les U18 de mon ancien club depuis deux saisons. Je voudrais le faire pour de bon, avec un diplôme au bout.";
export const answerToPlayer =
  "Votre parcours nous intéresse. Êtes-vous libre mardi à 18 heures pour suivre une séance avec notre staff ?";

/** The answer to the demo professional, and what the applicant and the club write afterwards. */
export const answerToStaff = "Votre expérience nous intéresse. Quels soirs êtes-vous libre ?";
export const messagesAfterAnswer = [
  "Merci de votre réponse. Je suis libre le mardi et le jeudi à partir de 18 heures.",
  "Parfait : rendez-vous jeudi à 18 h 30 au club-house, avec l’entraîneuse principale.",
] as const;
