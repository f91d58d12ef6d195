import type { NewsText } from "./news-text.ts";

export const combatNewsFr: Record<string, NewsText> = {
  "open-des-remparts-draw": {
    title: "L’Open des Remparts réunit son plus grand plateau",
    excerpt:
      "Tableaux individuels de −60 à +100 kg et de −48 à +78 kg, repêchage complet, et un tatami pour les arbitres en formation.",
    paragraphs: [
      "Le Dojo des Remparts accepte pour la première fois des inscriptions hors de sa ligue, et la liste s’en ressent : onze départements, quatre pays, et une liste d’attente dans deux catégories.",
      "La formule garde le repêchage complet, pour que personne ne voyage pour un seul combat. L’un des trois tatamis est réservé le matin aux arbitres en formation, encadrés et, l’affiche y tient, remerciés.",
      "Les résultats sont certifiés par les organisateurs et peuvent rejoindre un profil le soir même. Les finales commencent à dix-sept heures ; la buvette ferme quand le dernier judoka a mangé.",
    ],
  },
  "making-weight-without-harm": {
    title: "Faire le poids sans se faire de mal",
    excerpt:
      "Deux kilos en trois semaines, jamais en trois jours : les règles simples d’une médecin du sport, pour les judokas et leurs entraîneurs.",
    paragraphs: [
      "Chaque saison, quelqu’un s’évanouit sur une balance. Une médecin qui suit les sportifs universitaires de Nantes a mis ses règles sur une page et demande aux entraîneurs de l’afficher là où se trouve la balance.",
      "Pas plus d’un pour cent du poids par semaine. Ni sauna, ni privation d’eau, ni combinaison de sudation. Un mineur ne fait pas de régime : il grandit, et change de catégorie.",
      "La page se termine par une question aux entraîneurs. Si votre athlète ne vaut que deux kilos plus bas, qu’avez-vous entraîné, au juste ? Elle a reçu trois appels furieux et quarante demandes de copies.",
    ],
  },
  "the-ground-game-comes-back": {
    title: "Le retour du travail au sol",
    excerpt:
      "Plus de combats se terminent au tapis qu’il y a cinq ans. Des clubs qui partagent leur salle avec le jiu-jitsu expliquent pourquoi.",
    paragraphs: [
      "Comptez les combats d’un tournoi régional et la tendance apparaît : immobilisations et soumissions en décident un tiers, contre un quart il y a quelques années. Les arbitres laissent plus de temps, et les athlètes s’en servent.",
      "Dans les clubs qui partagent leur tapis avec le jiu-jitsu, l’échange va dans les deux sens. Les judokas apprennent la patience ; les autres apprennent à projeter. L’exercice le plus utile est le plus ennuyeux : huit minutes à retourner quelqu’un qui ne veut pas.",
      "Les débutants y gagnent le plus. Une bonne immobilisation ne demande pas de vitesse, et un premier ippon au sol est un ippon comme un autre.",
    ],
  },
  "eight-bouts-on-the-hill": {
    title: "Huit combats sur la colline",
    excerpt: "Le gala amateur de la Belle-Vue : deux combats féminins, un médecin, entrée libre et salle comble.",
    paragraphs: [
      "Le ring a été monté entre les étals du marché et le terrain de boules, la salle étant trop petite. Huit combats, tous amateurs, pesés le matin, vus par le médecin, appariés selon l’expérience plutôt que selon l’affiche.",
      "Les deux combats féminins ont fermé la soirée et en ont été le meilleur. Le second s’est joué à une décision partagée que la moitié de la rue a contestée jusqu’à minuit, poliment.",
      "Le Cercle de boxe de la Belle-Vue entraîne soixante personnes par jour. Il cherche des arbitres pour ses trois prochains galas, et un second médecin qui aime les boules.",
    ],
  },
  "what-the-ringside-doctor-looks-for": {
    title: "Ce que regarde le médecin du ring",
    excerpt:
      "Les yeux, l’équilibre, la réponse qui arrive une seconde trop tard. Un médecin explique pourquoi arrêter tôt est un service.",
    paragraphs: [
      "Entre deux reprises, il a quarante secondes. Il regarde les yeux, demande où l’on est et quelle reprise vient, et écoute moins la réponse que le temps qu’elle met.",
      "L’examen avant combat est partout le même et trop souvent négligé à l’entraînement : cœur, yeux, chocs à la tête des trois derniers mois, médicaments. Il conseille aux boxeurs de tenir leur propre carnet, et aux recruteurs de le demander avec l’accord de l’athlète.",
      "Après un K.-O., la règle est le repos : trente jours au moins, sans sparring. « Vous pouvez entraîner vos jambes, votre souffle et votre patience, dit-il. La plupart n’ont jamais entraîné la dernière. »",
    ],
  },
  "a-gym-above-the-market-in-oran": {
    title: "Une salle au-dessus du marché d’Oran",
    excerpt:
      "Cinquante-deux marches, onze sacs et un entraîneur qui commence chaque séance par une question sur l’école.",
    paragraphs: [
      "On y monte par cinquante-deux marches, entre les marchands d’épices. Onze sacs, un ring acheté d’occasion et un horaire à la craie : les jeunes à dix-sept heures, les femmes à dix-huit heures trente, tout le monde à vingt heures.",
      "L’entraîneur demande l’école avant le poids. Qui apporte ses notes s’entraîne ; qui ne les apporte pas fait ses devoirs sur les bancs, dans le bruit, jusqu’à ce qu’il les apporte.",
      "Trois de ses boxeurs ont atteint les finales nationales cette année. Il en parle en dernier, après une fille qui a eu son examen avec mention.",
    ],
  },
  "amateur-mma-rules-in-plain-words": {
    title: "Le MMA amateur en mots simples",
    excerpt:
      "Des reprises plus courtes, pas de coudes, plus de protections : à quoi ressemble un premier combat, et comment s’y préparer.",
    paragraphs: [
      "Un combat amateur n’est pas un combat professionnel en plus court. Les reprises durent deux ou trois minutes, les coudes sont interdits, certaines clés de torsion aussi, et protège-tibias et gants épais sont obligatoires dans la plupart des classes.",
      "Les entraîneurs conseillent au moins un an de pratique régulière et, d’abord, une compétition dans une seule discipline. Un tournoi de judo ou de lutte en apprend plus sur le trac que dix soirées de sparring.",
      "Les papiers comptent : licence, carnet médical, certificat pour l’épreuve. Un recruteur qui promet de l’argent à un amateur pour un premier combat doit être signalé, et laissé sans réponse.",
    ],
  },
  "the-room-where-everyone-grapples": {
    title: "La salle où tout le monde s’empoigne",
    excerpt:
      "À São Paulo, lutteurs, judokas et pratiquants de jiu-jitsu partagent un tapis le samedi. Ni ceintures, ni titres, une horloge.",
    paragraphs: [
      "Le samedi, personne ne porte de ceinture. Quarante personnes changent de partenaire toutes les six minutes, quand l’horloge sonne, et la seule règle de gabarit est d’avoir du bon sens.",
      "L’Escola Serra Azul avait lancé ces séances pour préparer ses combattants ; elle a vu que les visiteurs progressaient plus vite. Les lutteurs apportent la pression, les judokas les saisies, le jiu-jitsu une réponse aux deux.",
      "Les athlètes de passage restent de deux à huit semaines. L’école demande une assurance et un coup de main pour le sol.",
    ],
  },
  "six-hours-on-the-mat": {
    title: "Six heures de tapis, sans frais",
    excerpt:
      "La journée ouverte d’une école de jiu-jitsu mêle ceintures blanches et invités de haut niveau dans les mêmes rounds.",
    paragraphs: [
      "Les portes ouvrent à dix heures en kimono et ferment à dix-sept sans. Entre les deux, pas de leçon : des rounds, de l’eau, et des conseils à qui en demande.",
      "Les ceintures blanches sont confiées à des volontaires au brassard vert, qui ont promis d’aller doucement. La promesse est tenue, le plus souvent. Les compétiteurs confirmés essaient ce qu’ils ne risqueraient pas en match.",
      "Quarante places sont partagées entre ceux qui s’inscrivent et ceux qui frappent à la porte. À apporter : un kimono propre, des ongles courts et de quoi partager un goûter.",
    ],
  },
  "joint-training-in-casablanca": {
    title: "Trois salles, un entraînement commun à Casablanca",
    excerpt:
      "Rivales les soirs de combat, elles partagent les pattes d’ours le mercredi. Résultat : de meilleurs rounds et moins de blessures.",
    paragraphs: [
      "Trois salles, à deux kilomètres l’une de l’autre, s’évitaient. Depuis l’hiver, leurs équipes de compétition s’entraînent ensemble un mercredi sur deux, au contact léger, sous les yeux d’un entraîneur de chaque salle.",
      "Les combattants rencontrent des styles qu’ils ne connaissaient que par les affiches. Les entraîneurs tiennent un score inhabituel : le nombre de rounds après lesquels les deux partenaires ont demandé à retravailler ensemble.",
      "Les blessures à l’entraînement ont baissé d’un tiers la première saison, disent les organisateurs, parce que l’orgueil reste à la maison quand les gants pèsent quatorze onces. La prochaine séance a six places pour des combattants extérieurs.",
    ],
  },
  "shin-guards-that-fit": {
    title: "Des protège-tibias à sa taille, et autres économies",
    excerpt: "Le bon matériel d’occasion, le moment de le remplacer, et ce qui ne se prête jamais.",
    paragraphs: [
      "On conseille souvent aux débutants en kickboxing de tout acheter d’un coup. Deux entraîneurs de Cologne ne sont pas d’accord : gants et protège-dents le premier jour, protège-tibias le premier mois, le reste quand un entraîneur le dit.",
      "L’occasion convient pour les protège-tibias si la mousse revient et si les sangles tiennent ; on appuie du pouce et on compte jusqu’à deux. Un casque qui a pris un gros coup est fini, quel que soit son air. Un protège-dents ne se prête jamais.",
      "Leur salle tient une étagère de matériel prêté, rangé par taille, lavé le dimanche. En trois ans, elle a disparu une fois, deux jours, et elle est revenue avec des lacets neufs.",
    ],
  },
  "boarding-house-for-wrestlers-in-tbilisi": {
    title: "Un internat pour lutteurs à Tbilissi",
    excerpt:
      "Quatre-vingt-dix lutteurs, quatre langues d’enseignement et l’extinction des feux à vingt-deux heures : dans une école qui nourrit une région.",
    paragraphs: [
      "Les tapis sont plus vieux que la plupart des lutteurs, l’internat est neuf. Quatre-vingt-dix jeunes des vallées voisines s’y entraînent deux fois par jour et dorment à quatre par chambre.",
      "Les cours ont lieu en quatre langues, et l’école compte ses sortants avec soin : sur les vingt et un de l’an dernier, cinq ont rejoint un club senior, neuf l’université, et deux ont ouvert leur propre club.",
      "Les hôtes étrangers sont bienvenus un mois, à condition d’enseigner quelque chose. Une étudiante de passage a enseigné les statistiques ; les entraîneurs tracent maintenant leurs propres courbes.",
    ],
  },
  "wrestling-on-the-sand": {
    title: "La lutte sur le sable, les recruteurs à l’ombre",
    excerpt:
      "Entre la tradition et le tapis olympique, de jeunes lutteurs de Dakar apprennent à changer de surface, et de règles.",
    paragraphs: [
      "L’après-midi est aux tambours. Sur la plage, les jeunes s’échauffent en cercle avant des combats qui finissent à la première chute, comme ceux de leurs grands-pères. Le mardi et le vendredi, les mêmes luttent en libre, dans une salle, contre l’horloge.",
      "L’un nourrit l’autre. Le sable donne l’équilibre et les mains, le tapis la patience et le score. Les entraîneurs de l’Académie Teranga filment désormais les deux et laissent les lutteurs expliquer les différences.",
      "Les recruteurs viennent pour le tapis et restent pour le sable. On leur demande de s’inscrire à l’entrée, de montrer leur badge et de parler à la famille avant l’athlète.",
    ],
  },
  "kata-judged-from-a-screen": {
    title: "Le kata jugé à l’écran",
    excerpt:
      "Une ligue étudiante essaie le jugement à distance : une caméra fixe, cinq juges dans trois villes et quatre minutes de délai.",
    paragraphs: [
      "La caméra est à cinq mètres, à hauteur de ceinture, et ne bouge pas. Cinq juges dans trois villes voient chaque passage une fois, au même instant, et notent sans se parler.",
      "La ligue étudiante de Nantes a tenté l’essai parce que les trajets mangeaient la moitié de son budget. Les notes se sont révélées plus proches qu’en salle ; le bruit a manqué aux athlètes. Une formule mixte a été retenue : poules à distance, finales sur place.",
      "Les organisateurs publient leurs réglages pour les autres ligues. Le conseil le plus utile ne coûte rien : un ruban adhésif au sol, là où commence le premier pas.",
    ],
  },
  "girls-lead-the-league-in-abidjan": {
    title: "À Abidjan, les filles mènent la ligue",
    excerpt:
      "Onze des seize médailles d’un club de taekwondo reviennent à ses juniors filles. Leur entraîneur parle du prix du bus.",
    paragraphs: [
      "L’explication n’a rien de mystérieux, dit l’entraîneur du Centre Lagune Bleue : les filles viennent à toutes les séances. Il y a deux ans, le club s’est mis à payer le bus à qui habite à plus de quatre kilomètres, et l’affluence a doublé en un mois.",
      "Onze des seize médailles de la saison reviennent aux juniors filles, dont trois sœurs qui partagent une paire de protège-tibias à l’entraînement et aucune en compétition.",
      "Le samedi, les parents sont dans la salle, dans un coin, avec du thé et le programme. Les recruteurs sont priés de commencer par là.",
    ],
  },
  "twenty-two-kicks-in-ten-seconds": {
    title: "Vingt-deux coups de pied en dix secondes",
    excerpt: "Un test simple passe de club en club et en dit plus sur un athlète de taekwondo qu’une compilation.",
    paragraphs: [
      "Une cible à hauteur de tronc, dix secondes, une jambe puis l’autre, un téléphone qui filme de côté. Les débutants arrivent à quinze, les internationaux dépassent vingt-cinq. Le test est ancien, bon marché et difficile à truquer.",
      "Les entraîneurs aiment ce qu’il montre au-delà de la vitesse : si le pied d’appui tourne, si la garde tombe, si les trois derniers coups ressemblent aux trois premiers. Certains ajoutent une seconde série après une minute de repos.",
      "Sur un profil, le chiffre compte davantage une fois confirmé par un entraîneur ou un événement. Répété tous les deux mois, il dessine une courbe, et les recruteurs lisent plus volontiers les courbes que les records.",
    ],
  },
};
