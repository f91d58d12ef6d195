import type { NewsText } from "./news-text.ts";

export const teamNewsFr: Record<string, NewsText> = {
  "under-19-womens-trial-lyon": {
    title: "Une détection U19 féminine complète en deux jours",
    excerpt:
      "Vingt-quatre places, quatre recruteurs vérifiés et un atelier par poste : l’AS Rhône-Nord ouvre son terrain aux joueuses sans club.",
    paragraphs: [
      "La liste a ouvert un lundi, elle était pleine le mercredi soir. L’AS Rhône-Nord avait prévu vingt-quatre joueuses ; cinquante et une se sont présentées. Une seconde date est à l’étude avec la ville.",
      "Chaque joueuse dispute deux matchs à onze et passe par l’atelier de son poste. Les entraîneurs rédigent une demi-page pour chacune, retenue ou non, et l’envoient dans la semaine. « Un non sans explication, c’est un après-midi perdu », dit Hélène Vauquois, qui dirige le recrutement du club.",
      "Quatre recruteurs d’autres clubs seront au bord du terrain, tous vérifiés. Les joueuses de moins de dix-huit ans viennent avec un parent ou un responsable, qui reçoit copie de chaque contact pris ensuite.",
    ],
  },
  "ten-minutes-of-first-touch": {
    title: "Dix minutes de première touche, chaque matin",
    excerpt:
      "Un mur, un ballon, un chronomètre : la routine que les soixante-quatre internes d’une académie de Dakar suivent avant le petit-déjeuner.",
    paragraphs: [
      "À sept heures moins le quart, la cour est bruyante. Soixante-quatre internes, à deux mètres d’un mur, jouent le ballon contre lui, gauche, droite, gauche, dix minutes montre en main. Personne ne compte les erreurs ; tout le monde compte les touches.",
      "L’idée vient d’une école de musique. Court, quotidien et un peu trop facile vaut mieux que long, hebdomadaire et épuisant. En quatre mois, la part des ballons contrôlés en une touche est passée en match de 61 à 74 % chez les moins de 16 ans.",
      "L’académie publie son plan pour qui veut le copier : trois minutes de l’intérieur du pied, trois de l’extérieur, deux de la cuisse, deux libres. Le vendredi, avec une balle de tennis.",
    ],
  },
  "joliette-goes-up": {
    title: "L’Étoile de la Joliette monte à la dernière journée",
    excerpt: "Un but à la 88e minute, une tribune qui chante, et un effectif d’à peine vingt-deux ans de moyenne.",
    paragraphs: [
      "Il fallait une victoire et un coup de pouce. Le coup de pouce est arrivé à dix-sept heures dix, quand le résultat de l’autre terrain a été lu au micro. La victoire, huit minutes plus tard, sur un corner que personne n’avait répété.",
      "L’Étoile de la Joliette quitte sa division après quatre saisons, avec le plus jeune effectif du groupe. Neuf joueurs de l’équipe première viennent du quartier, cinq de détections ouvertes.",
      "Le club cherche maintenant un arrière gauche, un second gardien et quelqu’un pour découper la vidéo. Les trois recherches sont publiques, et chaque candidature reçoit une réponse sous quatorze jours.",
    ],
  },
  "what-to-bring-to-a-trial": {
    title: "Ce qu’il faut apporter à une détection, et ce qu’il faut laisser",
    excerpt:
      "Des crampons pour deux surfaces, de l’eau, sa licence et une question. Des entraîneurs de cinq clubs disent ce qu’ils voient en premier.",
    paragraphs: [
      "Arrivez quarante minutes avant, avec des chaussures pour deux surfaces, un litre d’eau, de quoi manger et votre licence ou un certificat médical. La moitié des retards en détection viennent des papiers, et la moitié des blessures d’un échauffement écourté.",
      "Les entraîneurs s’accordent sur ce qu’ils regardent d’abord : ce que vous faites sans le ballon. Une course qui ouvre l’espace pour un autre se voit. La seconde qui suit une erreur aussi.",
      "Laissez à la maison la compilation sur le téléphone et le cousin qui crie. Apportez une question à vous sur l’équipe. « Les meilleurs demandent qui ils devraient remplacer », dit un entraîneur qui organise des détections depuis dix-huit ans.",
    ],
  },
  "twelve-places-for-girls-in-dakar": {
    title: "À Dakar, une académie ouvre douze places d’internat aux filles",
    excerpt:
      "Deux dortoirs, une entraîneuse par groupe et le même emploi du temps que les garçons : l’Académie Teranga commence par le football et le basket.",
    paragraphs: [
      "Le bâtiment a été achevé au printemps : deux dortoirs, une salle d’étude et une porte qui ferme de l’intérieur. L’Académie Teranga accueillera ses douze premières filles à la rentrée, sept en football et cinq en basket.",
      "L’emploi du temps est celui des garçons : l’école jusqu’à quatorze heures, l’entraînement jusqu’à dix-sept, les devoirs jusqu’à dix-neuf. Chaque groupe a une entraîneuse, et une infirmière est présente quatre jours par semaine.",
      "Les candidatures passent par des journées d’évaluation ouvertes à tous, de treize à dix-sept ans. Les familles reçoivent les résultats par écrit, et personne ne paie de frais.",
    ],
  },
  "five-contract-clauses": {
    title: "Cinq clauses d’un contrat à lire deux fois",
    excerpt:
      "Droit à l’image, option unilatérale, clause de blessure : une avocate passe en revue ce que les jeunes joueurs signent trop vite.",
    paragraphs: [
      "Un contrat se lit par la fin, dit l’avocate qui donne à Paris des soirées gratuites sur le sujet. Les annexes d’abord, parce que le droit à l’image et les primes s’y cachent ; puis la durée ; puis le salaire.",
      "Cinq clauses méritent une seconde lecture : l’option qu’un seul camp peut lever, la prime qui dépend de la décision d’un autre, la clause de blessure, le pourcentage au transfert et l’exclusivité donnée à un agent. Pour un mineur, dans plusieurs pays dont la France, un agent ne peut pas être payé du tout sur le contrat.",
      "Son conseil tient sur une carte. Demander une copie et l’emporter chez soi. La faire lire par quelqu’un qui ne gagne rien à la signature. Si l’offre ne survit pas à un week-end, ce n’était pas une offre.",
    ],
  },
  "three-against-three-by-the-canal": {
    title: "Trois contre trois au bord du canal",
    excerpt:
      "Quarante-huit joueurs, dix minutes par match et un terrain sur le quai : le tournoi de Lille revient avec un tableau U18.",
    paragraphs: [
      "Pour un samedi, le quai du Halage perd ses voitures et gagne deux terrains. Équipes de quatre, dix minutes ou vingt et un points, au premier des deux, et huit matchs au moins pour chacun.",
      "Nouveauté de l’année : un tableau U18 et une table de marque tenue par des étudiants. Chaque joueur repart avec sa feuille : points, rebonds, interceptions, minutes, signée par la table. Sur un profil, ces statistiques comptent comme mesurées lors d’un événement.",
      "L’académie qui organise la journée regardera, et l’affiche le dit. L’an dernier, deux joueurs du tableau ouvert ont rejoint son internat.",
    ],
  },
  "the-quiet-science-of-free-throws": {
    title: "La science discrète du lancer franc",
    excerpt:
      "Même souffle, même nombre de dribbles : ce qui a changé quand une équipe universitaire a écrit sa routine.",
    paragraphs: [
      "Le lancer franc est le seul tir du basket que personne ne défend, et on le manque une fois sur quatre. Une équipe universitaire de Leeds a décidé de le traiter comme une écriture : tout le monde en a une, peu l’ont choisie.",
      "Chacun a noté une routine de moins de sept secondes et l’a gardée un trimestre, quel que soit le score. Les essais venaient en fin de séance, dans la fatigue, deux par deux comme en match. L’équipe est passée de 68 à 77 %.",
      "Ce qui n’a pas aidé, selon les étudiants qui tenaient les chiffres : les longues séries, les conseils entre deux tirs, la musique. Ce qui a le plus aidé : le silence, et un coéquipier qui compte à voix haute une fois que c’est fini.",
    ],
  },
  "a-court-under-the-bridge": {
    title: "Un terrain sous le pont",
    excerpt:
      "À Lagos, un club a fait d’une dalle de béton au sec deux terrains, et d’une liste d’attente un championnat.",
    paragraphs: [
      "Tout a commencé à la craie. L’espace sous le pont reste sec pendant la saison des pluies, et le Lekki Harbour FC, dont personne n’attendait la section basket, y a tracé un terrain pour s’entraîner en juillet.",
      "Deux ans plus tard, il y a deux terrains, peints, et des lampes qui s’éteignent à vingt-deux heures. Quatorze équipes jouent le mardi et le jeudi ; la plus jeune a onze ans, le plus âgé cinquante-trois.",
      "Le club a gardé une règle du temps de la craie. Qui arrive le premier balaie. Les recruteurs qui viennent voir reçoivent un balai comme tout le monde.",
    ],
  },
  "height-is-a-number": {
    title: "La taille est un chiffre, l’envergure un argument",
    excerpt:
      "Ce que les recruteurs filtrent d’abord, ce qu’ils regrettent d’avoir filtré, et les mesures qui en disent plus sur un arrière.",
    paragraphs: [
      "Demandez à dix recruteurs quel filtre ils posent en premier : neuf répondent la taille. Demandez lequel ils regrettent : six donnent la même réponse. Une limite à 190 centimètres cache le joueur de 188 aux longs bras, aux appuis vifs, que personne ne marque.",
      "Les mesures qui vieillissent le mieux coûtent peu : la hauteur bras levé, l’envergure, un parcours d’agilité et une détente à l’arrêt. Les entraîneurs en ajoutent une qui demande un carnet : combien de fois un joueur touche un ballon qu’il ne gagne pas.",
      "Pour les joueurs, la leçon est simple. Donner toutes ses mesures, datées, et dire qui les a prises. Une mesure confirmée par un entraîneur ouvre plus de portes que deux centimètres d’optimisme.",
    ],
  },
  "half-the-team-from-the-next-street": {
    title: "La moitié de l’équipe vient de la rue d’à côté",
    excerpt:
      "Le Cercle des Costières forme ses joueurs depuis trois générations. Son centre explique comment il les laisse partir.",
    paragraphs: [
      "À Nîmes, huit des seize joueurs de l’équipe première ont appris le handball dans la même salle. Le club en est fier, et plus fier encore des trente et un qui sont partis avec un contrat ailleurs.",
      "La règle a dix ans : le centre aide qui veut partir, passe lui-même les appels et garde un lit pour le week-end. En échange, les anciens reviennent une séance par an. La plupart reviennent davantage.",
      "Cette saison, le groupe des gardiens est ouvert aux joueurs extérieurs le mardi soir. La première séance s’est remplie en un jour.",
    ],
  },
  "keepers-have-their-own-hour": {
    title: "À Tunis, les gardiens ont leur heure",
    excerpt:
      "Quatre-vingt-dix minutes sans un tir à l’aile : comment un club a rebâti l’entraînement de ses gardiens autour du premier pas.",
    paragraphs: [
      "Pendant la première demi-heure, personne ne lance de ballon. Les gardiens font des pas : en avant, de côté, retour sur la ligne, en suivant la main de l’entraîneur. Le premier pas décide deux arrêts sur trois, dit-il ; il reçoit donc un tiers de la séance.",
      "Viennent ensuite des tirs au pas, vers des zones annoncées à voix haute ; puis de vrais tirs. Les téléphones filment de derrière le but, et chaque gardien regarde trois actions avant de partir, pas une de plus.",
      "Les séances ouvertes réunissent les gardiens de huit clubs, rivaux le dimanche. L’affluence a doublé depuis l’hiver, et le club a demandé un second créneau.",
    ],
  },
  "a-week-with-the-first-team-aarhus": {
    title: "Un soir avec l’équipe première, un lit au club-house",
    excerpt: "Nordhavn Håndbold ouvre deux places par poste à des joueurs venus d’ailleurs, et paie la nuit.",
    paragraphs: [
      "L’idée est danoise et pratique : il est difficile de juger un joueur sur un film, et cher de l’inviter une semaine. Nordhavn en invite donc quatorze à la fois, pour un entraînement, et les héberge au club-house.",
      "Chacun s’entraîne avec l’équipe première, deux par poste, et dîne avec elle. Le lendemain matin, les entraîneurs donnent un quart d’heure à chaque visiteur : ce qu’ils ont vu, ce qu’ils travailleraient, s’ils aimeraient en voir plus.",
      "La dernière soirée a réuni des joueurs de neuf pays. Trois ont été rappelés ; l’un joue aujourd’hui en réserve. La prochaine date est au calendrier.",
    ],
  },
  "seven-metres-and-a-heartbeat": {
    title: "Sept mètres et un battement de cœur",
    excerpt:
      "Un jet de 7 mètres dure un tiers de seconde. Des étudiants ont mesuré ce qui se passe dans les dix secondes d’avant.",
    paragraphs: [
      "Douze joueurs, quatre gardiens, six cents jets et une ceinture cardiaque chacun. Des étudiants nantais voulaient savoir si un cœur calme marque plus souvent. Non, ou à peine : 78 % sous 140 battements par minute, 76 au-dessus.",
      "Le temps, c’est autre chose. Ceux qui prennent entre quatre et sept secondes avant de tirer marquent bien plus que ceux qui tirent aussitôt ou épuisent le délai. Les gardiens l’avaient remarqué avant les étudiants.",
      "Le groupe partage son protocole avec tout club qui veut le refaire. Il faut un ballon, une montre, des ceintures à trente euros et des joueurs qui acceptent d’entendre qu’ils se pressent.",
    ],
  },
  "two-villages-one-front-row": {
    title: "Deux villages, un quartier, une première ligne",
    excerpt:
      "Trois clubs qui ne pouvaient plus aligner une équipe chacun en ont bâti une qui monte. Histoire d’une entente qui a gardé ses trois chansons.",
    paragraphs: [
      "Sur le papier, c’était simple : trois clubs, chacun à court de piliers. Au club-house, il a fallu deux ans, onze réunions et un vote sur le maillot qui s’est terminé à une heure du matin.",
      "L’Entente Garonne-Lauragais aligne aujourd’hui six équipes, dont un quinze féminin qui n’existait pas. L’école de mêlée, tenue par deux anciens première ligne, attire le jeudi des joueurs de toute la région.",
      "Les trois chansons ont survécu : une avant le coup d’envoi, une à la mi-temps et une après, quand chacun a oublié laquelle est à qui.",
    ],
  },
  "safer-scrums-for-beginners": {
    title: "Des mêlées plus sûres pour qui commence à vingt ans",
    excerpt:
      "De plus en plus d’adultes se mettent au rugby. Un cours bref apprend la nuque, les hanches et la confiance avant la première entrée.",
    paragraphs: [
      "La mêlée a été pensée par des gens qui ont grandi dedans. Les adultes venus tard, d’un autre sport ou d’aucun, apportent la force sans les réflexes. Le risque est dans cet écart.",
      "À Bristol, un cours de quatre semaines commence au sol : force de la nuque, hauteur des hanches, souffle. Les duos viennent la deuxième semaine, le joug la troisième, le paquet de huit la quatrième seulement. Personne n’entre tant que la ligne entière ne tient pas vingt secondes sans bouger.",
      "En deux saisons : 140 joueurs et aucune blessure en mêlée. L’entraîneur, ancien talonneur, manie ce chiffre avec prudence : « Il prouve que nous avons eu de la chance et que nous sommes lents. Je recommande d’être lent. »",
    ],
  },
  "sevens-on-a-school-pitch": {
    title: "Du rugby à sept dans une cour d’école de Nairobi",
    excerpt: "Seize écoles, une journée, deux fois sept minutes. L’arbitre a quinze ans et n’a jamais été sifflé.",
    paragraphs: [
      "Le coup d’envoi se donne à la cloche, puisque l’école n’a pas d’autre sirène. Seize équipes, les garçons le matin, les filles l’après-midi, deux fois sept minutes sur un terrain qui penche vers l’est.",
      "Les matchs sont arbitrés par des élèves formés pendant les vacances. Ils expliquent chaque décision à voix haute, en une phrase, et les bancs répondent d’un mot : « Monsieur. » Les organisateurs disent que cela a fait plus pour la discipline que n’importe quel carton.",
      "Quatre recruteurs étaient venus discrètement. Reconnus en dix minutes, ils ont reçu la garde du tableau d’affichage.",
    ],
  },
  "first-season-of-a-womens-fifteen": {
    title: "Première saison d’un quinze féminin",
    excerpt:
      "Vingt-neuf joueuses, dont vingt-deux n’avaient jamais tenu un ballon ovale. Elles finissent quatrièmes, et recrutent.",
    paragraphs: [
      "Elles venaient du handball, du judo, de la danse et, pour l’une, de la tribune, d’où elle criait sur l’équipe masculine depuis des années. Vingt-neuf ont signé ; vingt-deux n’avaient jamais plaqué.",
      "Septembre a été consacré à l’art de tomber. En octobre, l’équipe a perdu de cinquante points. En mars, elle a gagné à l’extérieur, sous la pluie, à quatorze pour le dernier quart d’heure.",
      "La porte reste ouverte : aucune expérience demandée, crampons prêtés le premier mois. Piliers et buteuse sont les bienvenues.",
    ],
  },
  "open-tryout-on-foundry-field": {
    title: "Soixante joueurs, un ballon, un chronomètre",
    excerpt:
      "Les Lakeshore Ironworks organisent leur journée d’essai de printemps à Chicago. Ce qui est mesuré, ce qui ne l’est pas, et qui est rappelé.",
    paragraphs: [
      "Le matin est arithmétique : 40 yards, navette, développé couché, détente. L’après-midi est ce pour quoi les entraîneurs sont venus : du sept contre sept, où plus personne ne se souvient des chiffres.",
      "Un joueur sur dix environ est rappelé, un sur trente signe. Les joueurs étrangers sont les bienvenus ; la franchise aide pour les papiers et dit franchement qu’un contrat de printemps ne paie pas une année.",
      "Tous les résultats sont remis le soir même, tamponnés, pour pouvoir figurer sur un profil comme mesures prises lors d’un événement. « Votre temps vous appartient, dit le directeur général. Nous ne faisons que tenir la montre. »",
    ],
  },
  "flag-football-brings-them-in": {
    title: "Le flag les fait venir, le cahier de jeux les fait rester",
    excerpt:
      "Sans plaquage, à cinq contre cinq : à Montréal comme à Lille, le jeu léger remplit les équipes du jeu lourd.",
    paragraphs: [
      "Cinq contre cinq, une ceinture et deux rubans, aucun contact. Le flag demande une cour d’école et une heure. Des deux côtés de l’Atlantique, les entraîneurs ont vu la même chose : qui vient pour courir reste pour le cahier de jeux.",
      "À Lille, une académie a ouvert le mercredi un groupe de filles à douze ; elles sont quarante et attendent un second terrain. À Montréal, la moitié des nouveaux receveurs de l’équipe senior viennent du flag.",
      "Le conseil aux débutants n’a rien de glorieux. Apprendre trois tracés à la perfection avant d’en apprendre dix, et apprendre à tomber même si personne ne pousse.",
    ],
  },
  "a-summer-league-in-rouen": {
    title: "Une ligue d’été à Rouen",
    excerpt:
      "Huit équipes, trois terrains et des soirées qui sentent l’herbe coupée : le baseball amateur se donne un calendrier.",
    paragraphs: [
      "Huit équipes de Normandie et d’ailleurs joueront de juin à août, le vendredi soir et le samedi. La ligue a trois terrains, un tableau d’affichage et un bénévole qui note chaque statistique à la main, puis la saisit la nuit.",
      "Les effectifs mêlent habitués, étudiants en vacances et cinq joueurs étrangers qui ont demandé une famille d’accueil sur la page de la ligue. Chaque équipe doit donner au moins deux manches à un joueur de moins de dix-huit ans.",
      "Moyennes au bâton et vitesses de lancer sont publiées le dimanche. Un radar, acheté en commun, voyage d’un terrain à l’autre dans une boîte à goûter.",
    ],
  },
  "no-fee-at-the-radar": {
    title: "Pas de frais au radar",
    excerpt:
      "À Saint-Domingue, un groupe de recruteurs remet d’abord ses rapports aux familles, et refuse d’être payé par les joueurs.",
    paragraphs: [
      "La séance de lancers dure deux heures. La lecture des rapports en dure trois. Diamond Road Scouting s’assied avec chaque famille, explique les chiffres et laisse une copie, signée et datée, avant d’envoyer quoi que ce soit à un club.",
      "Deux règles sont écrites au mur du petit stade : aucun joueur ne paie, et personne ne signe le jour même. Les parents de mineurs reçoivent le nom et la licence de chaque recruteur présent.",
      "Le groupe a mesuré quatre-vingt-quatorze lanceurs l’an dernier. Onze ont trouvé une place en académie, vingt-six ont reçu le conseil de reposer leur bras. C’est le second chiffre qu’il aime citer.",
    ],
  },
  "turf-wickets-return-to-pune": {
    title: "Les pistes en gazon reviennent au bord de la rivière",
    excerpt:
      "Après huit saisons sur tapis, un club de Pune a fait pousser quatre pistes, et ses lanceurs à effet sourient de nouveau.",
    paragraphs: [
      "Il a fallu deux moussons, quarante tonnes d’argile et un jardinier à la retraite venu pour une semaine et resté un an. Le Deccan Riverside a de nouveau quatre pistes en gazon, et la balle y fait des choses que les plus jeunes n’avaient vues qu’à l’écran.",
      "Le tapis est honnête, dit l’entraîneur : même rebond pour tous. Le gazon pose des questions. Des batteurs qui marquaient facilement ont dû apprendre à attendre ; une lanceuse de 16 ans a pris neuf guichets en trois matchs.",
      "Le club ouvre son essai aux lanceurs rapides et à effet d’autres villes. Radar, vidéo et douze séries chacun ; un rapport pour tous ceux qui ont lancé.",
    ],
  },
  "a-cricket-square-by-the-rhone": {
    title: "Un carré de cricket au bord du Rhône",
    excerpt:
      "Des étudiants, des ingénieurs, un boulanger : l’équipe du plus récent terrain de Lyon parle neuf langues et un sport.",
    paragraphs: [
      "La ville a prêté un pré, les joueurs ont apporté le rouleau. Après un an de week-ends, vingt mètres de terre plate et dure longent le fleuve, et un championnat de six équipes joue autour.",
      "La feuille de match se lit comme une carte : Pune, Lahore, Colombo, Durban, Leeds, et depuis deux saisons Villeurbanne, dont les écoles se sont mises à jouer au gymnase le mercredi.",
      "Les nouveaux sont attendus aux filets le jeudi soir, en blanc ou non. Le boulanger apporte le thé.",
    ],
  },
};
