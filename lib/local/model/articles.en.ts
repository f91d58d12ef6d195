import type { Article } from "./article";

export const en: Article[] = [
  {
    path: "/pricing",
    title: "Plans and prices",
    passages: [
      [
        "price pricing prices cost costs club clubs team how much plan plans subscription subscribe basic pro premium monthly month euro pay fee",
        "Recruiters choose between three plans: Basic at 100 € a month with 3 profiles, Pro at 300 € a month with 5 profiles, and Premium at 500 € a month with 10 profiles and priority: their requests come first. A profile counts only when the player accepts your request and their identity is revealed.",
      ],
      [
        "pay per match single one talent without subscription credit buy once",
        "Without a plan you can pay per match: one credit for each talent you contact. The price is on the pricing page. A refusal, or 14 days without an answer, gives the credit back.",
      ],
      [
        "free for athletes players does it cost player register money athlete",
        "Recruit is free for athletes: registering, keeping a profile, answering requests and registering for events cost nothing. Only recruiters pay.",
      ],
    ],
  },
  {
    path: "/pricing",
    title: "The free trial",
    passages: [
      [
        "free trial how long days try test duration start credit card needed without card",
        "Every plan starts with a free trial of 14 days; chosen before your organisation is verified, it begins with the verification. No card is needed. During the trial you have the quota of Basic: 3 revealed profiles.",
      ],
      [
        "end of trial after trial what happens expires automatically charged",
        "If no card has been added when the trial ends, it simply stops and nothing is charged. To go on, add a card from “Manage my subscription” on your dashboard, or choose a plan again.",
      ],
    ],
  },
  {
    path: "/dashboard",
    title: "Your subscription",
    passages: [
      [
        "cancel stop end unsubscribe subscription plan terminate refund",
        "You can cancel at any time: open your dashboard, then “Manage my subscription”. The plan stays active until the end of the period already paid, and you may change your mind before that day.",
      ],
      [
        "renew renewal date invoice card payment failed change card manage billing portal",
        "Your dashboard shows the state of your plan and its renewal date. “Manage my subscription” opens the payment provider's portal, where you see your plan, add a card, cancel or resume.",
      ],
    ],
  },
  {
    path: "/players",
    title: "Contacting a player",
    passages: [
      [
        "contact player request how ask reach official talent athlete invite write",
        "Find the player with the search, open the profile and send an official contact request. You need a verified account and an active plan or trial. The player answers; when they accept, name, e-mail and phone are revealed to you and you can talk in a thread.",
      ],
      [
        "request refused declined refuses says no answer expires credit back returned quota reset new month period used count profile pending",
        "A request reserves one profile of your quota. Acceptance uses it; a refusal, or 14 days without an answer, gives it back. The quota starts anew with each billing period.",
      ],
    ],
  },
  {
    path: "/privacy",
    title: "Who sees a player's profile",
    passages: [
      [
        "anonymous anonymity who sees my profile name hidden visible identity privacy handle public data",
        "Anyone may see the card only: a handle, age band, nationality, a widened city, sport, position and level. Verified recruiters with an active plan or trial see the sporting profile, still under the handle. Name, e-mail, phone and documents are seen only by a recruiter whose official request you accepted.",
      ],
      [
        "publish full name show my name revoke access withdraw who saw log history reveal",
        "An adult player may choose to publish the full name on the card. Each time your identity is revealed a line is kept that you can read: who saw what, and when. You can also take a recruiter's access back.",
      ],
    ],
  },
  {
    path: "/privacy",
    title: "Players under 18",
    passages: [
      [
        "minor child under 18 age parent guardian consent permission years old young son daughter",
        "Under 18, a guardian is invited by e-mail and confirms before the profile is listed. Every contact request also goes to the guardian and opens only on both yeses: the name and the guardian's contact, never the minor's own. The guardian is part of every conversation. Under 15, both consent to the account itself. A minor's full name is never public.",
      ],
      [
        "turn 18 adult becomes control account guardian ends",
        "At 18, control of the account passes to the player, with 30 days' notice.",
      ],
    ],
  },
  {
    path: "/player-signup",
    title: "A player's profile",
    passages: [
      [
        "register sign up create account player athlete profile join how to start",
        "Choose “Player / Athlete” when you create your account, then fill in your profile: personal details, measures, main sport, position and experience. The terms and the image rights must be accepted. It is free.",
      ],
      [
        "edit modify change update my profile correct information",
        "Open your dashboard and choose “Edit my profile”: the form comes filled in, change what you like and save.",
      ],
      [
        "visibility be seen scouts scout recruiters more views ranking improve tips noticed discovered chances",
        "To be seen more: add videos, update your statistics regularly, reply quickly to recruiters and complete every field of your profile.",
      ],
    ],
  },
  {
    path: "/recruiter-signup",
    title: "Recruiter accounts and verification",
    passages: [
      [
        "recruiter club scout academy agent register sign up create account organization",
        "Choose “Recruiter / Club” when you create your account, then describe your organisation and what you look for. Clubs, academies, universities, franchises, scouts and agents may register.",
      ],
      [
        "verification verify verified documents check how long identity proof organization licence badge pending kyc",
        "You provide an identity document and a proof of the organisation (company register, statutes...); a professional licence is optional. The file is checked and a person decides. Until then you may browse cards and complete your file, but not contact players.",
      ],
    ],
  },
  {
    path: "/privacy",
    title: "Documents and videos",
    passages: [
      [
        "upload document file how big large size format pdf jpg png maximum limit megabytes",
        "Documents are PDF, JPG or PNG, 5 MB at most each.",
      ],
      [
        "upload video highlight clip how big large size format mp4 mov avi maximum",
        "Videos are MP4, MOV or AVI, 100 MB at most each.",
      ],
      [
        "are my documents private confidential safe secure identity card passport who can read deleted storage",
        "Documents are private. They open only through links that expire within minutes, after a permission check, and every view is logged. Images of identity documents are deleted 30 days after the decision.",
      ],
    ],
  },
  {
    path: "/events",
    title: "Events",
    passages: [
      [
        "event events tryout trial day tournament training match register registration calendar participate",
        "The events calendar lists the coming tryouts, tournaments, training sessions, matches and meetings. Players sign in and press the registration button; the registration is pending until the organiser confirms it.",
      ],
      [
        "full places seats maximum participants deadline closed already registered",
        "An event may have a maximum number of participants and a registration deadline. When it is full or the deadline has passed, registration is closed. One player registers once.",
      ],
    ],
  },
  {
    path: "/sport-jobs",
    title: "Sports jobs",
    passages: [
      [
        "job jobs offer post publish create work referee coach physiotherapist trainer manager employment",
        "Anyone signed in may publish on the jobs board: referee, coach, trainer, physiotherapist, sports manager or other. An identity document is required; certificates and diplomas are optional.",
      ],
      [
        "wishlist hire contact candidate add job in touch",
        "Recruiters add an offer to their wishlist; our team then puts the two sides in touch.",
      ],
    ],
  },
  {
    path: "/terms",
    title: "Commission and contracts",
    passages: [
      [
        "commission percent percentage contract sign signing fee due deal transfer",
        "Recruit takes a commission of 20 % on any contract, due within 30 days of signing. Where the law of a country sets a lower limit or forbids it, as for minors in France, that rule applies.",
      ],
      [
        "bypass penalty outside platform direct deal circumvent liability",
        "Going around the platform costs a penalty of 40 % of the contract's total value. Our liability is limited to the fees paid in the previous 12 months.",
      ],
    ],
  },
  {
    path: "/sports",
    title: "Sports and languages",
    passages: [
      [
        "which sports list football basketball rugby boxing judo available covered sport esport",
        "The catalogue covers 15 sports: football, basketball, American football, baseball, cricket, handball, rugby, boxing, MMA, Brazilian jiu-jitsu, kickboxing, wrestling, judo, karate and taekwondo.",
      ],
      [
        "language languages support supported speak french spanish arabic english translate change switch",
        "Recruit speaks English, French, Spanish and Arabic. Change the language at the top of any page; the choice is remembered.",
      ],
    ],
  },
  {
    path: "/contact",
    title: "Support",
    passages: [
      [
        "contact support help human person talk speak team e-mail phone problem question complaint bug delete account",
        "Write to the team with the contact form: your name, your e-mail and your message. A person answers by e-mail.",
      ],
      [
        "forgot forgotten lost password reset cannot sign in log in locked",
        "If you have forgotten your password, write to the team with the contact form, from the e-mail address of your account.",
      ],
    ],
  },
];
