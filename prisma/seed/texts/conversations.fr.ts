import { type Conversations, club, guardian, player } from "./script.ts";

export const french: Conversations = {
  requests: [
    "Bonjour, nous avons regardé votre profil de près. {organization} recrute à votre poste pour la seconde partie de saison et aimerait vous inviter à deux séances à {city}. Le trajet et la nuit sont pour nous.",
    "Bonjour. Vos mesures et les informations confirmées par votre entraîneur ont retenu notre attention. Pourrions-nous parler vingt minutes cette semaine de ce que vous cherchez, et de ce que {organization} peut proposer ?",
    "Nous préparons le groupe de la saison prochaine à {city}. Avant d’aller plus loin, nous aimerions savoir si un départ est possible pour vous, et à partir de quand. Un non sincère nous aide autant qu’un oui.",
    "Bonjour, un départ imprévu libère une place dans notre effectif. Votre profil correspond à ce que cherche le staff. Accepteriez-vous un premier appel ?",
    "Bonjour, nous suivons vos progrès depuis le début de la saison. {organization} ouvre trois journées d’essai à {city} le mois prochain et nous vous garderions volontiers une place.",
    "Bonjour. Nous cherchons quelqu’un qui veuille du temps de jeu tout de suite. Si c’est votre cas, parlons-en : {organization} peut vous montrer ses installations à {city}.",
    "Bonjour, votre vidéo a circulé au sein du staff ce matin. Nous aimerions vous poser quelques questions sur votre saison, sans engagement de votre part.",
    "Bonjour, {organization} cherche à rajeunir son groupe. Nous proposons un logement et un emploi du temps compatible avec des études à {city}. Cela peut-il vous intéresser ?",
  ],
  scripts: [
    {
      subject: "Deux séances avec nous",
      lines: [
        club(
          "Merci pour votre réponse, {player}. Mardi et jeudi de la semaine prochaine vous conviendraient ? L’entraînement commence à 18 h 30, nous venons vous chercher à la gare.",
        ),
        player(
          "Jeudi, c’est parfait. Mardi j’ai un examen jusqu’à 17 h, est-ce que je peux venir pour la seconde moitié ?",
        ),
        club("Bien sûr, l’examen d’abord. Pensez à votre licence et à un certificat médical de moins de trois mois."),
        player("J’ai les deux. Nous serons combien à l’essai ?"),
        club("Quatre sur les deux jours, vous verrez tout le staff. À la semaine prochaine. {contact}"),
      ],
    },
    {
      subject: "Un premier échange",
      lines: [
        club(
          "Bonjour {player}, c’est un plaisir de mettre un nom sur ce profil. Quand pourrions-nous vous appeler ? Le soir nous convient.",
        ),
        player("Bonjour, n’importe quel jour après 19 h. J’aimerais que mon entraîneur participe à l’appel."),
        club("C’est encore mieux. Disons mercredi à 19 h 30, j’envoie un lien le matin même."),
      ],
    },
    {
      subject: "Vous voir en compétition",
      lines: [
        club(
          "Bonjour {player}, le staff a regardé votre historique de mesures. Nous aimerions vous voir en compétition : qu’avez-vous de prévu ces deux prochaines semaines ?",
        ),
        player("Samedi en huit, à domicile, à partir de 15 h. Je vous envoie l’adresse ?"),
        club("Volontiers. Nous serons deux dans les tribunes, sans tenue du club."),
        player("Parfait. Je reviens de dix jours de repos, ne soyez pas trop sévères !"),
      ],
    },
    {
      subject: "Logement et études",
      lines: [
        club(
          "Bonjour {player}, nous sommes ravis de pouvoir enfin vous écrire. Qu’est-ce qui compte le plus pour vous ?",
        ),
        player("Finir ma licence de gestion. Il me reste un an, je ne veux pas l’abandonner."),
        club("Trois personnes du groupe étudient à dix minutes du centre. Les séances sont le matin ou après 17 h."),
        player("Ça change tout. Et pour le logement ?"),
        club("Une chambre dans une colocation du club, la première année. Je vous envoie des photos demain. {contact}"),
      ],
    },
    {
      subject: "Votre cheville",
      lines: [
        club("Bonjour {player}. Votre profil indique une reprise récente. Comment va la cheville ?"),
        player("Bien. Plus aucune douleur depuis six semaines, et le kiné m’a donné son feu vert."),
        club("Accepteriez-vous un bilan avec notre médecin avant la première séance ?"),
        player("Oui, sans problème. J’apporterai les comptes rendus."),
      ],
    },
    {
      subject: "Visite des installations",
      lines: [
        club("Bonjour {player}, voulez-vous visiter nos installations avant de parler du reste ?"),
        player("Avec plaisir. Je suis dans la région dans deux semaines, chez ma sœur."),
        club("Parfait, disons le samedi à 10 h. Je vous ferai visiter et vous déjeunerez avec le groupe. {contact}"),
      ],
    },
    {
      subject: "Le rôle que nous imaginons",
      lines: [
        club("Bonjour {player}. Avant tout essai, voici l’idée : une place dans le groupe, à gagner chaque semaine."),
        player("Merci d’être direct. Aujourd’hui je suis titulaire, je ne voudrais pas passer l’année à regarder."),
        club("C’est entendu. Deux titulaires s’en vont, il y aura du temps de jeu."),
        player("Alors ça m’intéresse. Je peux venir dès lundi en huit."),
      ],
    },
    {
      subject: "Votre préavis",
      lines: [
        club("Bonjour {player}, êtes-vous libre tout de suite ou faut-il l’accord de votre club ?"),
        player("Il faut son accord jusqu’à la fin de la saison. Le président est au courant et ne s’y oppose pas."),
        club("Bien. Nous lui écrirons cette semaine, avec vous en copie."),
        player("Merci. Prévenez-moi avant, je préfère lui en parler de vive voix."),
        club("C’est normal. Dites-nous quand ce sera fait. {contact}"),
      ],
    },
    {
      subject: "Une question sur la vidéo",
      lines: [
        club("Bonjour {player}, sur votre vidéo, les trois dernières actions datent de quelle saison ?"),
        player("De la saison dernière. Celles de cette année sont en ligne depuis hier."),
        club("Vues ! Le progrès est net. On s’appelle vendredi midi ?"),
        player("Vendredi à 12 h 30, c’est ma pause. Mon numéro est sur le profil."),
      ],
    },
    {
      subject: "Une semaine d’essai",
      lines: [
        club("Bonjour {player}. Nous aurions une semaine d’essai le mois prochain. Est-ce possible ?"),
        player("Je travaille jusqu’au mercredi. Le jeudi et le vendredi, je peux poser des congés."),
        club("Deux jours suffiront. Nous remboursons le train et deux nuits d’hôtel. {contact}"),
      ],
    },
    {
      subject: "Pour faire connaissance",
      lines: [
        club("Bonjour {player}, notre préparateur physique aimerait connaître votre semaine type."),
        player("Quatre séances avec le groupe, deux en salle de mon côté, et la récupération le lundi."),
        club("C’est proche de notre rythme. Que travaillez-vous en salle ?"),
        player("La force le mardi, la vitesse le vendredi. J’ai tout noté, je vous l’envoie ce soir."),
      ],
    },
    {
      subject: "Et votre famille ?",
      lines: [
        club("Bonjour {player}. Un déménagement se décide rarement seul : avez-vous pu en parler chez vous ?"),
        player("Oui, hier soir. Ma compagne cherche un poste d’infirmière, ce serait possible là-bas."),
        club("L’hôpital est à un quart d’heure et recrute. Nous vous mettons en relation. {contact}"),
      ],
    },
    {
      subject: "Après l’essai",
      lines: [
        club("Bonjour {player}, merci pour ces deux jours. Le staff a aimé votre calme et votre écoute."),
        player("Merci à vous. J’ai trouvé le rythme élevé le premier matin, mieux ensuite."),
        club("C’est aussi ce que nous avons vu. Nous vous donnons une réponse avant dimanche."),
        player("D’accord. Je reste disponible le soir si vous avez des questions."),
      ],
    },
    {
      subject: "Nous préférons attendre",
      lines: [
        club(
          "Bonjour {player}. Nous venons de prolonger quelqu’un à votre poste et préférons vous le dire tout de suite.",
        ),
        player("Merci de me prévenir. Est-ce que ça vaut le coup d’en reparler plus tard ?"),
        club("Oui, dans trois mois. Je note de revenir vers vous, et je suivrai vos résultats. {contact}"),
      ],
    },
    {
      subject: "Rencontre avec vous deux",
      withGuardian: true,
      lines: [
        club("Bonjour à tous les deux. Nous aimerions vous rencontrer avant de parler d’un essai."),
        guardian("Bonjour. Volontiers, mais pas en semaine : {player} a cours jusqu’à 18 h."),
        club("Samedi à 10 h au centre ? Vous verrez aussi l’internat et la salle d’étude."),
        player("Oui ! Je pourrai apporter mes affaires pour m’entraîner ?"),
        club("Avec plaisir, si vos deux accords sont signés. La séance commence à 11 h. {contact}"),
      ],
    },
    {
      subject: "L’école d’abord",
      withGuardian: true,
      lines: [
        club("Bonjour {player}, bonjour à vos parents. Nos jeunes suivent les cours du lycée voisin, le matin."),
        guardian("Merci. Que se passe-t-il si les notes baissent ?"),
        club("Un tuteur voit chaque jeune une fois par semaine, et l’entraînement est allégé le temps qu’il faut."),
        guardian("C’est rassurant. Nous en parlons ce week-end et nous vous répondons lundi."),
      ],
    },
    {
      subject: "Journée portes ouvertes",
      withGuardian: true,
      lines: [
        club("Bonjour {player}, notre journée pour les jeunes a lieu le premier mercredi des vacances."),
        player("Bonjour, je suis libre. Ma mère demande si elle peut rester."),
        guardian("Je serai là de toute façon pour le trajet, une heure de voiture."),
        club("Les parents sont invités toute la journée, repas compris. {contact}"),
      ],
    },
  ],
};
