import type { Article } from "./article";

export const fr: Article[] = [
  {
    path: "/pricing",
    title: "Plans et prix",
    passages: [
      [
        "prix tarif tarifs club clubs coûte combien coût plan plans abonnement basic pro premium mensuel mois euros payer souscrire formule",
        "Les recruteurs ont trois plans : Basic à 100 € par mois avec 3 profils, Pro à 300 € par mois avec 5 profils, Premium à 500 € par mois avec 10 profils et la priorité : leurs demandes passent en premier. Un profil ne compte que lorsque le joueur accepte votre demande et que son identité est révélée.",
      ],
      [
        "payer à l'unité par match sans abonnement un seul talent crédit acheter",
        "Sans plan, vous pouvez payer par match : un crédit pour chaque talent contacté. Le prix figure sur la page des tarifs. Un refus, ou 14 jours sans réponse, rend le crédit.",
      ],
      [
        "gratuit pour les athlètes joueurs joueur payant inscription athlète coûte",
        "Recruit est gratuit pour les athlètes : s'inscrire, tenir son profil, répondre aux demandes et participer aux événements ne coûte rien. Seuls les recruteurs paient.",
      ],
    ],
  },
  {
    path: "/pricing",
    title: "L'essai gratuit",
    passages: [
      [
        "essai gratuit durée combien de temps jours tester commencer carte bancaire nécessaire sans carte",
        "Chaque plan commence par un essai gratuit de 14 jours, sans carte bancaire ; choisi avant la vérification de votre organisation, il commence avec elle. Pendant l'essai, vous avez le quota de Basic : 3 profils révélés.",
      ],
      [
        "fin de l'essai après l'essai que se passe expire automatiquement débité prélevé",
        "Si aucune carte n'a été ajoutée à la fin de l'essai, il s'arrête simplement et rien n'est débité. Pour continuer, ajoutez une carte depuis « Gérer mon abonnement » sur votre tableau de bord, ou choisissez de nouveau un plan.",
      ],
    ],
  },
  {
    path: "/dashboard",
    title: "Votre abonnement",
    passages: [
      [
        "annuler résilier arrêter désabonner abonnement plan résiliation remboursement",
        "Vous pouvez résilier à tout moment : ouvrez votre tableau de bord, puis « Gérer mon abonnement ». Le plan reste actif jusqu'à la fin de la période déjà payée, et vous pouvez changer d'avis avant ce jour.",
      ],
      [
        "renouvellement date renouveler facture carte paiement refusé échoué changer de carte gérer facturation portail",
        "Votre tableau de bord montre l'état de votre plan et la date de renouvellement. « Gérer mon abonnement » ouvre le portail du prestataire de paiement : vous y voyez votre plan, ajoutez une carte, résiliez ou reprenez.",
      ],
    ],
  },
  {
    path: "/players",
    title: "Contacter un joueur",
    passages: [
      [
        "contacter joueur demande comment officielle joindre talent athlète écrire inviter",
        "Trouvez le joueur par la recherche, ouvrez son profil et envoyez une demande de contact officielle. Il faut un compte vérifié et un plan ou un essai actif. Le joueur répond ; s'il accepte, son nom, son e-mail et son téléphone vous sont révélés et vous pouvez échanger.",
      ],
      [
        "demande refusée refuse refuser dit non sans réponse expire crédit rendu quota remis à zéro renouvelé mois période utilisé compte profil en attente",
        "Une demande réserve un profil de votre quota. L'acceptation l'utilise ; un refus, ou 14 jours sans réponse, vous le rend. Le quota repart à neuf à chaque période de facturation.",
      ],
    ],
  },
  {
    path: "/privacy",
    title: "Qui voit le profil d'un joueur",
    passages: [
      [
        "anonyme anonymat qui voit voir mon profil nom caché visible identité confidentialité pseudonyme public données",
        "Tout le monde ne voit que la carte : un pseudonyme, une tranche d'âge, la nationalité, une ville élargie, le sport, le poste et le niveau. Les recruteurs vérifiés avec un plan ou un essai actif voient le profil sportif, toujours sous pseudonyme. Nom, e-mail, téléphone et documents ne sont vus que par le recruteur dont vous avez accepté la demande officielle.",
      ],
      [
        "publier nom complet afficher mon nom retirer accès révoquer qui a vu journal historique révélé",
        "Un joueur majeur peut choisir de publier son nom complet sur la carte. Chaque fois que votre identité est révélée, une ligne est gardée que vous pouvez lire : qui a vu quoi, et quand. Vous pouvez aussi retirer l'accès à un recruteur.",
      ],
    ],
  },
  {
    path: "/privacy",
    title: "Joueurs de moins de 18 ans",
    passages: [
      [
        "mineur enfant moins de 18 ans âge parent parents tuteur responsable légal consentement autorisation jeune fils fille",
        "Avant 18 ans, un responsable légal est invité par e-mail et confirme avant que le profil soit listé. Chaque demande de contact lui est aussi adressée et ne s'ouvre que sur son accord. Avant 15 ans, les deux consentent au compte lui-même. Le nom complet d'un mineur n'est jamais public.",
      ],
      [
        "devenir majeur 18 ans adulte contrôle du compte fin tuteur majorité",
        "À 18 ans, le contrôle du compte passe au joueur, avec un préavis de 30 jours.",
      ],
    ],
  },
  {
    path: "/player-signup",
    title: "Le profil d'un joueur",
    passages: [
      [
        "inscription s'inscrire créer un compte joueur athlète profil rejoindre commencer",
        "Choisissez « Joueur / Athlète » en créant votre compte, puis remplissez votre profil : coordonnées, mesures, sport principal, poste et expérience. Les conditions et les droits à l'image doivent être acceptés. C'est gratuit.",
      ],
      [
        "modifier changer mettre à jour mon profil corriger informations éditer",
        "Ouvrez votre tableau de bord et choisissez « Modifier mon profil » : le formulaire est déjà rempli, changez ce que vous voulez et enregistrez.",
      ],
      [
        "visibilité être vu repéré recruteurs plus de vues classement améliorer conseils repéré chances",
        "Pour être plus vu : ajoutez des vidéos, mettez à jour vos statistiques régulièrement, répondez vite aux recruteurs et complétez tous les champs du profil.",
      ],
    ],
  },
  {
    path: "/recruiter-signup",
    title: "Comptes recruteurs et vérification",
    passages: [
      [
        "recruteur club académie agent scout inscription s'inscrire créer un compte organisation structure",
        "Choisissez « Recruteur / Club » en créant votre compte, puis décrivez votre organisation et ce que vous cherchez. Clubs, académies, universités, franchises, recruteurs indépendants et agents peuvent s'inscrire.",
      ],
      [
        "vérification vérifier vérifié documents combien de temps pièce d'identité preuve organisation KBIS licence badge en attente kyc",
        "Vous fournissez une pièce d'identité et une preuve de l'organisation (KBIS, statuts, etc.) ; la licence professionnelle est facultative. Le dossier est contrôlé et une personne décide. D'ici là, vous pouvez parcourir les cartes et compléter votre dossier, mais pas contacter les joueurs.",
      ],
    ],
  },
  {
    path: "/privacy",
    title: "Documents et vidéos",
    passages: [
      [
        "envoyer téléverser document fichier taille format pdf jpg png maximum limite mégaoctets Mo",
        "Les documents sont en PDF, JPG ou PNG, 5 Mo au plus chacun.",
      ],
      [
        "envoyer téléverser vidéo taille format mp4 mov avi maximum",
        "Les vidéos sont en MP4, MOV ou AVI, 100 Mo au plus chacune.",
      ],
      [
        "mes documents sont-ils privés confidentiels confidentialité sûrs sécurité carte d'identité passeport qui peut lire supprimés conservation",
        "Les documents sont privés. Ils ne s'ouvrent que par des liens qui expirent en quelques minutes, après un contrôle des droits, et chaque consultation est notée. Les images de pièces d'identité sont supprimées 30 jours après la décision.",
      ],
    ],
  },
  {
    path: "/events",
    title: "Événements",
    passages: [
      [
        "événement événements essai sportif détection tournoi entraînement match s'inscrire inscription calendrier participer",
        "Le calendrier liste les essais, tournois, entraînements, matchs et réunions à venir. Les joueurs se connectent et appuient sur « S'inscrire » ; l'inscription est en attente jusqu'à ce que l'organisateur la confirme.",
      ],
      [
        "complet places maximum participants date limite clos déjà inscrit",
        "Un événement peut avoir un nombre maximal de participants et une date limite. Quand il est complet ou que la date est passée, l'inscription est close. Un joueur s'inscrit une seule fois.",
      ],
    ],
  },
  {
    path: "/sport-jobs",
    title: "Emplois du sport",
    passages: [
      [
        "emploi emplois offre publier créer travail arbitre entraîneur kinésithérapeute préparateur manager annonce",
        "Toute personne connectée peut publier une offre : arbitre, entraîneur, préparateur physique, kinésithérapeute, manager sportif ou autre. Une pièce d'identité est obligatoire ; certificats et diplômes sont facultatifs.",
      ],
      [
        "wishlist embaucher contacter candidat ajouter mise en relation",
        "Les recruteurs ajoutent une offre à leur wishlist ; notre équipe met ensuite les deux parties en relation.",
      ],
    ],
  },
  {
    path: "/terms",
    title: "Commission et contrats",
    passages: [
      [
        "commission pourcentage contrat signature signer frais dus transfert",
        "Recruit prend une commission de 20 % sur tout contrat, due dans les 30 jours suivant la signature. Là où la loi d'un pays fixe une limite plus basse ou l'interdit, comme pour les mineurs en France, cette règle s'applique.",
      ],
      [
        "contourner contournement pénalité hors plateforme accord direct responsabilité",
        "Contourner la plateforme entraîne une pénalité de 40 % de la valeur totale du contrat. Notre responsabilité est limitée aux frais payés au cours des 12 mois précédents.",
      ],
    ],
  },
  {
    path: "/sports",
    title: "Sports et langues",
    passages: [
      [
        "quels sports liste football basketball rugby boxe judo disponibles couverts sport",
        "Le catalogue couvre 15 sports : football, basketball, football américain, baseball, cricket, handball, rugby, boxe, MMA, jiu-jitsu brésilien, kickboxing, lutte, judo, karaté et taekwondo.",
      ],
      [
        "langue langues français anglais espagnol arabe traduire changer",
        "Recruit parle anglais, français, espagnol et arabe. Changez de langue en haut de chaque page ; votre choix est gardé.",
      ],
    ],
  },
  {
    path: "/contact",
    title: "Support",
    passages: [
      [
        "contacter support aide parler à quelqu'un humain personne équipe e-mail téléphone problème question réclamation bug supprimer compte",
        "Écrivez à l'équipe par le formulaire de contact : votre nom, votre e-mail et votre message. Une personne vous répond par e-mail.",
      ],
      [
        "mot de passe oublié oublier perdu réinitialiser connexion impossible me connecter",
        "Si vous avez oublié votre mot de passe, écrivez à l'équipe par le formulaire de contact, depuis l'adresse e-mail de votre compte.",
      ],
    ],
  },
];
