import type { SportTexts } from "./sport-text.ts";

export const sportsFr: SportTexts = {
  football: {
    name: "Football",
    description:
      "Onze contre onze, un ballon, et un grand terrain. C’est le sport le plus pratiqué au monde, du pré communal au stade national. On y cherche la première touche, la lecture du jeu et l’appel que personne n’attendait.",
    rules:
      "Deux équipes de onze, dont un gardien, jouent deux mi-temps de 45 minutes. Le ballon se joue avec tout le corps sauf les mains et les bras ; seul le gardien peut s’en saisir, et seulement dans sa surface de réparation. Le but est valable quand le ballon a entièrement franchi la ligne entre les poteaux. Un attaquant est hors-jeu si, au départ de la passe, il est plus près de la ligne de but que le ballon et que l’avant-dernier défenseur. Une faute grave vaut un carton jaune ou rouge ; dans la surface, elle donne un penalty tiré à 11 mètres.",
    competitions: [
      "Coupe du monde",
      "Coupe du monde féminine",
      "Championnat d’Europe",
      "Coupe d’Afrique des nations",
      "Copa América",
      "Coupe d’Asie",
      "Jeux olympiques",
    ],
  },
  basketball: {
    name: "Basketball",
    description:
      "Cinq contre cinq, un cercle à 3,05 m du sol et 24 secondes pour trouver un tir. La taille aide, mais les appuis, la vision et le choix sous pression mènent plus loin. Il se joue en salle et sur bitume, sur tous les continents.",
    rules:
      "Deux équipes de cinq jouent quatre quart-temps de 10 minutes. Le ballon se passe ou se dribble ; marcher avec, ou reprendre son dribble, le rend à l’adversaire. Un panier vaut deux points, trois au-delà de l’arc à 6,75 m, un sur lancer franc. L’équipe a 24 secondes pour tirer et 8 secondes pour franchir la ligne médiane. Un joueur sort à sa cinquième faute personnelle. L’égalité se règle par des prolongations de cinq minutes.",
    competitions: [
      "Coupe du monde",
      "Coupe du monde féminine",
      "Jeux olympiques",
      "EuroBasket",
      "AfroBasket",
      "AmeriCup",
      "Coupe d’Asie",
    ],
  },
  "american-football": {
    name: "Football américain",
    description:
      "Un jeu où l’on gagne du terrain yard après yard, par séquences courtes et préparées. Chaque poste demande son gabarit, du sprinteur d’aile au bloqueur du centre. Les championnats recrutent désormais bien au-delà de l’Amérique du Nord.",
    rules:
      "Deux équipes de onze jouent quatre quart-temps de 15 minutes sur un terrain de 100 yards entre deux zones d’en-but. L’attaque a quatre tentatives pour avancer de 10 yards ; si elle y parvient, elle en reçoit quatre nouvelles. Porter ou recevoir le ballon dans l’en-but est un touchdown : six points, plus un ou deux sur la transformation. Un coup de pied entre les poteaux vaut trois points, un plaquage du porteur dans son propre en-but en vaut deux. Une seule passe vers l’avant est permise par action, lancée de derrière la ligne de mêlée.",
    competitions: [
      "Championnat du monde",
      "Championnat du monde féminin",
      "Championnat d’Europe",
      "Championnat panaméricain",
      "Championnats universitaires nationaux",
    ],
  },
  baseball: {
    name: "Baseball",
    description:
      "Un duel entre un lanceur et un frappeur, avec huit défenseurs prêts à intervenir. La vitesse du bras, le rythme et la patience comptent plus que le gabarit. Il est roi au Japon, dans les Caraïbes, en Corée et en Amérique du Nord.",
    rules:
      "Deux équipes de neuf alternent attaque et défense pendant neuf manches. Le frappeur qui met la balle en jeu court vers la première base ; un point est marqué quand un joueur a touché les quatre bases, distantes de 27,43 m. Trois prises éliminent le frappeur, quatre balles lui offrent la première base. La défense élimine en attrapant la balle de volée, en touchant le coureur ou en arrivant à la base avant lui. Trois retraits terminent la demi-manche ; l’égalité se joue en manches supplémentaires.",
    competitions: [
      "Classique mondiale",
      "Premier12",
      "Coupe du monde féminine",
      "Championnat d’Europe",
      "Série des Caraïbes",
      "Jeux asiatiques",
    ],
  },
  cricket: {
    name: "Cricket",
    description:
      "La batte contre la balle, le temps d’un après-midi ou de cinq jours. Le lanceur joue de la trajectoire et du rebond, le batteur attend la balle qu’il pourra frapper. De l’Asie du Sud aux Caraïbes, il remplit les stades comme les rues.",
    rules:
      "Deux équipes de onze battent à tour de rôle sur une piste de 20,12 m, un guichet à chaque bout. On marque en courant entre les guichets, quatre points si la balle atteint la limite, six si elle la franchit sans rebond. Un batteur est éliminé quand son guichet est abattu, la balle attrapée de volée, sa jambe placée devant le guichet, ou lors d’une course trop courte. Une série compte six lancers valables du même bout. Les matchs à 20 ou 50 séries limitent les lancers ; un test-match donne deux manches à chaque camp sur cinq jours au plus.",
    competitions: [
      "Coupe du monde masculine",
      "Coupe du monde féminine",
      "Coupe du monde T20",
      "Championnat du monde de test-cricket",
      "Coupe d’Asie",
      "Trophée des champions",
    ],
  },
  handball: {
    name: "Handball",
    description:
      "Sept contre sept, deux mi-temps de trente minutes, et une zone où le gardien est seul. Il récompense la puissance en l’air, les mains vives et la défense dure mais loyale. L’Europe et l’Afrique du Nord dominent ; l’Amérique du Sud et l’Asie progressent.",
    rules:
      "Six joueurs de champ et un gardien par équipe jouent deux mi-temps de 30 minutes sur un terrain de 40 mètres sur 20. On peut faire trois pas avec le ballon et le garder trois secondes. Seul le gardien peut se tenir dans la surface de but à 6 mètres ; l’attaquant peut tirer en suspension au-dessus. Une occasion franche empêchée irrégulièrement donne un jet de 7 mètres. La faute vaut un jet franc, une exclusion de deux minutes ou une disqualification. Une attaque qui ne cherche pas le but est jugée passive et rend le ballon.",
    competitions: [
      "Championnat du monde",
      "Championnat du monde féminin",
      "Championnat d’Europe",
      "Championnat d’Afrique",
      "Jeux olympiques",
      "Jeux panaméricains",
    ],
  },
  rugby: {
    name: "Rugby",
    description:
      "Quinze joueurs, tous les gabarits, un ballon ovale qui ne se passe que vers l’arrière. Les avants le gagnent, les trois-quarts l’exploitent, tout le monde plaque. Le jeu à sept l’a ouvert à de nouveaux pays et aux Jeux olympiques.",
    rules:
      "Deux équipes de quinze jouent deux mi-temps de 40 minutes. Le ballon se porte, se botte ou se passe vers l’arrière ; un en-avant donne une mêlée à l’adversaire. Aplatir dans l’en-but est un essai, cinq points, et la transformation en ajoute deux. La pénalité et le drop valent trois points. Le plaquage reste sous les épaules, et le joueur plaqué doit libérer le ballon. Quand le ballon sort en touche, le jeu reprend par un alignement.",
    competitions: [
      "Coupe du monde",
      "Coupe du monde féminine",
      "Tournoi des Six Nations",
      "The Rugby Championship",
      "Coupe des nations du Pacifique",
      "Circuit mondial à sept",
      "Jeux olympiques (à sept)",
    ],
  },
  boxing: {
    name: "Boxe",
    description:
      "Deux poings, un ring carré et des reprises de trois minutes. La distance, le rythme et la défense décident plus de combats que la seule puissance. Les catégories de poids donnent sa chance à chaque gabarit.",
    rules:
      "Deux boxeurs de même catégorie se rencontrent sur un ring fermé de quatre cordes. Seuls comptent les coups portés avec la face avant du gant fermé, au visage, aux côtés de la tête et au corps au-dessus de la ceinture. Le combat amateur dure trois reprises de trois minutes ; le professionnel va jusqu’à douze. Le boxeur au sol a dix secondes pour se relever. Sans arrêt, les juges notent chaque reprise : qualité des coups, maîtrise, technique. Tenir, frapper bas ou derrière la tête coûte des points.",
    competitions: [
      "Championnats du monde",
      "Championnats du monde féminins",
      "Jeux olympiques",
      "Championnats d’Europe",
      "Championnats d’Afrique",
      "Jeux asiatiques",
    ],
  },
  mma: {
    name: "MMA",
    description:
      "Les arts martiaux mixtes réunissent percussion, lutte et combat au sol dans une même cage. Les athlètes complets viennent du judo, de la boxe, de la lutte ou du jiu-jitsu, puis apprennent le reste. La pratique amateur grandit vite, sous des règles communes.",
    rules:
      "Deux combattants de même catégorie se rencontrent dans une cage ou sur un ring. Frappes, projections et soumissions sont permises, debout comme au sol. Le combat professionnel dure trois rounds de cinq minutes, cinq pour un titre ; l’amateur est plus court et interdit les coudes et certaines clés. Il s’achève par K.-O., soumission, arrêt de l’arbitre ou du médecin, ou décision de trois juges. Doigts dans les yeux, coups de tête, coups bas et coups derrière la tête sont des fautes.",
    competitions: [
      "Championnats du monde amateurs",
      "Championnats d’Europe",
      "Championnats d’Afrique",
      "Championnats panaméricains",
      "Championnats d’Asie",
      "Championnats du monde jeunes",
    ],
  },
  bjj: {
    name: "Jiu-jitsu brésilien",
    description:
      "Un art du corps à corps où la position passe avant la soumission, et le levier avant la force. Les combats sont calmes, techniques, tranchés par le détail. De la ceinture blanche à la noire, il faut une dizaine d’années.",
    rules:
      "Deux adversaires de même ceinture, âge et poids combattent sur tapis, en kimono ou sans. Le combat dure de cinq à dix minutes selon la ceinture. L’amenée au sol, le renversement et le genou sur le ventre valent deux points, le passage de garde trois, la montée et le contrôle du dos quatre. Une clé ou un étranglement met fin au combat dès que l’adversaire tape. Aucune frappe n’est permise, et certaines clés de jambe sont réservées aux ceintures supérieures. À égalité, les avantages puis l’arbitre décident.",
    competitions: [
      "Championnat du monde",
      "Championnat du monde sans kimono",
      "Open d’Europe",
      "Championnat panaméricain",
      "Championnat d’Asie",
      "Jeux mondiaux",
    ],
  },
  kickboxing: {
    name: "Kickboxing",
    description:
      "Les poings de la boxe, les jambes du karaté, et un tempo bien à lui. Les styles vont de la touche sur tapis au plein contact sur ring. Il convient aux athlètes qui ont de l’allonge, du rythme et du souffle.",
    rules:
      "Deux combattants de même catégorie se rencontrent sur un ring ou un tapis. Poings et pieds au-dessus de la ceinture sont permis dans tous les styles ; coups de pied bas et genoux seulement dans certains. Le combat amateur dure trois reprises de deux minutes, le titre professionnel jusqu’à cinq de trois minutes. Il s’achève par K.-O., arrêt ou décision des juges. Coudes, projections, coups dans le dos ou au bas-ventre sont interdits. En plein contact, un nombre minimal de coups de pied est exigé à chaque reprise.",
    competitions: [
      "Championnats du monde",
      "Championnats d’Europe",
      "Championnats d’Afrique",
      "Championnats panaméricains",
      "Jeux mondiaux",
      "Jeux mondiaux de combat",
    ],
  },
  wrestling: {
    name: "Lutte",
    description:
      "L’un des plus vieux sports du monde : amener l’autre au tapis et l’y tenir. La lutte libre engage tout le corps, la gréco-romaine seulement ce qui est au-dessus de la taille. La force compte moins que l’équilibre et l’anticipation.",
    rules:
      "Deux lutteurs de même catégorie s’affrontent dans un cercle de 9 mètres. Le combat compte deux périodes de trois minutes, séparées de 30 secondes. Maintenir les deux épaules de l’adversaire au tapis est un tombé et met fin au combat. Sinon les points décident : un pour une sortie, deux pour une amenée au sol ou une mise en danger, quatre ou cinq pour une projection d’amplitude. Dix points d’avance en libre, huit en gréco-romaine, donnent la supériorité technique. En gréco-romaine, les prises sous la taille et l’usage des jambes sont interdits.",
    competitions: [
      "Championnats du monde",
      "Jeux olympiques",
      "Coupe du monde",
      "Championnats d’Europe",
      "Championnats d’Afrique",
      "Championnats d’Asie",
    ],
  },
  judo: {
    name: "Judo",
    description:
      "Quatre minutes pour projeter, immobiliser ou faire abandonner. La garde et le bon moment battent la force, et le salut ouvre et ferme chaque combat. On l’enseigne à l’école du Japon au Brésil.",
    rules:
      "Deux judokas de même catégorie se rencontrent sur un tatami de 8 à 10 mètres de côté. Le combat dure quatre minutes. Un ippon y met fin aussitôt : une projection nette sur le dos avec force, vitesse et contrôle, une immobilisation de 20 secondes ou un abandon. Une projection moins nette ou une immobilisation de 10 secondes donne un waza-ari, et deux waza-ari font ippon. Passivité, fausses attaques et saisies sous la ceinture valent un shido ; le troisième fait perdre. À égalité, l’avantage décisif se joue sans limite de temps.",
    competitions: [
      "Championnats du monde",
      "Jeux olympiques",
      "Tournois du Grand Chelem",
      "Masters mondiaux",
      "Championnats d’Europe",
      "Championnats d’Afrique",
      "Championnats panaméricains",
    ],
  },
  karate: {
    name: "Karaté",
    description:
      "Vitesse, distance et contrôle total : le coup arrive, l’adversaire est indemne. Le kumité est le combat, le kata la démonstration. Les deux demandent la même discipline et des dons différents.",
    rules:
      "En kumité, deux athlètes de même catégorie s’affrontent trois minutes sur un tapis de 8 mètres de côté. Un coup de poing au visage ou au corps vaut un point, un coup de pied au corps deux, un coup de pied à la tête ou une technique sur adversaire au sol trois. Les techniques doivent être contrôlées ; le contact excessif est pénalisé. Huit points d’avance mettent fin au combat, et à égalité le premier à avoir marqué l’emporte. En kata, l’athlète exécute seul une forme imposée, que les juges notent pour la technique, le rythme et la puissance.",
    competitions: [
      "Championnats du monde",
      "Circuit Premier League",
      "Jeux mondiaux",
      "Championnats d’Europe",
      "Championnats d’Afrique",
      "Championnats panaméricains",
    ],
  },
  taekwondo: {
    name: "Taekwondo",
    description:
      "Un art coréen bâti sur la jambe : des coups rapides, hauts et tournants, à toute distance. Plastron et casque électroniques lisent chaque contact. L’allonge et la souplesse aident, mais c’est la tactique qui fait gagner.",
    rules:
      "Deux athlètes de même catégorie se rencontrent sur un tapis octogonal. Le match se gagne en deux rounds sur trois, de deux minutes chacun. Un coup de poing au tronc vaut un point, un coup de pied au tronc deux, un coup de pied à la tête trois ; une technique tournante en ajoute deux. Les capteurs du plastron et du casque valident les coups de pied. Sortir, tomber ou saisir vaut un gam-jeom, soit un point à l’adversaire ; cinq dans un round le font perdre. Douze points d’avance terminent aussi le round.",
    competitions: [
      "Championnats du monde",
      "Jeux olympiques",
      "Circuit Grand Prix",
      "Championnats d’Europe",
      "Championnats d’Afrique",
      "Championnats d’Asie",
      "Championnats panaméricains",
    ],
  },
};
