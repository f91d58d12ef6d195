import { type Conversations, club, guardian, player } from "./script.ts";

export const english: Conversations = {
  requests: [
    "Hello, we have read your profile twice. {organization} is looking for your position for the second half of the season, and we would like to invite you to two training sessions in {city}. Travel and a bed are on us.",
    "Good morning. Your measurements and the claims your coach confirmed caught our eye. Could we talk for twenty minutes this week about what you are looking for, and what {organization} can offer?",
    "We are building next season’s group in {city}. Before going further, we would like to know whether a move is possible for you, and from when. An honest no helps us as much as a yes.",
    "Hello, somebody is leaving our squad in the middle of the season, and your profile is close to what the staff want. Would you take a first call?",
    "Hello, {organization} is holding three trial days in {city} next month. We would be glad to keep a place for you.",
    "Good afternoon. Your clip went round our staff room this morning. May we ask you a few questions about your season? No strings attached.",
    "Hello, we have followed your numbers since the season began. We are looking for somebody who wants to play straight away. If that is you, let us talk.",
    "Hello, {organization} is making its group younger. We offer a room and hours that leave time to study in {city}. Could that interest you?",
  ],
  scripts: [
    {
      subject: "Two sessions with us",
      lines: [
        club(
          "Thank you for your answer, {player}. Would Tuesday and Thursday next week suit you? Practice starts at 18:30, we pick you up at the station.",
        ),
        player("Thursday is fine. On Tuesday I have an exam until five, could I come for the second half?"),
        club("Of course, the exam comes first. Bring your licence and a medical certificate under three months old."),
        player("I have both. How many of us are on trial?"),
        club("Four over the two days, and you will meet all the coaches. See you next week. {contact}"),
      ],
    },
    {
      subject: "A first call",
      lines: [
        club("Hello {player}, glad to put a name to the profile. When could we call you? Evenings are fine for us."),
        player("Hello, any day after 19:00. I would like my coach to join the call."),
        club("Even better. Let us say Wednesday at 19:30, I will send a link that morning."),
      ],
    },
    {
      subject: "Seeing you compete",
      lines: [
        club(
          "Hello {player}. We would like to watch you before we talk about anything else. When do you compete next?",
        ),
        player("On Saturday week, at home, from three in the afternoon."),
        club("Two of us will be in the stands. Just do what you always do."),
        player("Will do. Come and say hello afterwards, I will be the last one stretching."),
      ],
    },
    {
      subject: "A room and your degree",
      lines: [
        club("Hello {player}. What would have to be true for you to move?"),
        player("I want to finish my degree. One more year, mostly online, with exams on site."),
        club("We plan around exams for five people already. Practice is at eight in the morning or after six."),
        player("That would work. And a place to live?"),
        club("A room in the club’s shared house, ten minutes on foot. Pictures tomorrow. {contact}"),
      ],
    },
    {
      subject: "How’s the ankle?",
      lines: [
        club("Hello {player}. Your profile says you came back this season. How does the ankle feel?"),
        player("Good. No pain for six weeks, and I am back to my old times."),
        club("Would you let our doctor have a look before the first session?"),
        player("Yes, of course. I will bring the reports."),
      ],
    },
    {
      subject: "A look around",
      lines: [
        club("Hello {player}, would you like to see the place before we talk about the rest?"),
        player("I would. I am nearby in two weeks, visiting my sister."),
        club("Let us say the Saturday at ten. I will show you round and you can have lunch with the group. {contact}"),
      ],
    },
    {
      subject: "What we have in mind",
      lines: [
        club("Hello {player}. To be plain: we offer a place in the group, not in the starting line-up."),
        player("Thanks for saying so. I start every week now and would not like to spend a year watching."),
        club("Two regulars are leaving. There will be time to play."),
        player("Then I am interested. I can come from Monday week."),
      ],
    },
    {
      subject: "Your notice period",
      lines: [
        club("Hello {player}, are you free now, or do we need your club’s agreement?"),
        player("Until the season ends you need it. My coach knows, and she will not stand in the way."),
        club("Good. We will write to the club this week, with you in copy."),
        player("Please give me a day first. I would rather tell them in person."),
        club("That is fair. Let us know when it is done. {contact}"),
      ],
    },
    {
      subject: "About your clip",
      lines: [
        club("Hello {player}, which season are the last three scenes of your clip from?"),
        player("Last season. I put this year’s online yesterday."),
        club("Just watched them: a clear step up. A call on Friday at noon?"),
        player("Half past twelve is my break. My number is on the profile."),
      ],
    },
    {
      subject: "A trial week",
      lines: [
        club("Hello {player}. We have a trial week next month. Could you come?"),
        player("I work until Wednesday. I could take the Thursday and the Friday off."),
        club("Two days are enough. We pay for the train and two nights. {contact}"),
      ],
    },
    {
      subject: "A normal week",
      lines: [
        club("Hello {player}, our fitness coach would like to know what your normal week looks like."),
        player("Four sessions with the group, two in the gym, and Mondays off."),
        club("Close to ours. What do you work on in the gym?"),
        player("Strength on Tuesdays, speed on Fridays. I keep a log and can send it tonight."),
      ],
    },
    {
      subject: "A move for two",
      lines: [
        club("Hello {player}. Few people decide on a move alone. Have you talked about it at home?"),
        player("Last night. My partner is a nurse and would need work there too."),
        club("The hospital is fifteen minutes away and hiring. We will put you in touch. {contact}"),
      ],
    },
    {
      subject: "After the trial",
      lines: [
        club("Hello {player}, thank you for the two days. The staff liked how you listen."),
        player("Thank you. The first morning was fast for me, it got better after lunch."),
        club("That is what we saw too. You will have our answer by Sunday."),
        player("Great. I am free in the evenings if anything is unclear."),
      ],
    },
    {
      subject: "Not right now",
      lines: [
        club(
          "Hello {player}. We have just extended the contract of somebody in your position and want you to know at once.",
        ),
        player("Thanks for telling me. Is it worth talking again later?"),
        club("Yes, in three months. I have put it in my calendar and will follow your results. {contact}"),
      ],
    },
    {
      subject: "Which language do we speak?",
      lines: [
        club("Hello {player}, our sessions are in English. How comfortable are you with that?"),
        player("I understand everything on the pitch. In meetings I sometimes need a moment."),
        club("So does half the group. There is a free class on Wednesday evenings."),
        player("Good, I would join from the first week."),
      ],
    },
    {
      subject: "Papers for the visit",
      lines: [
        club("Hello {player}. For the visit you may need a letter of invitation. Shall we write one?"),
        player("Yes please, the consulate asks for one. My passport is valid for three more years."),
        club("You will have it by Thursday, with the dates and the address where you will stay. {contact}"),
      ],
    },
    {
      subject: "Your coach’s opinion",
      lines: [
        club("Hello {player}, may we talk to the coach who confirmed your measurements?"),
        player("Sure, he expects your call. Late mornings are best for him."),
        club("We spoke today. He praised your patience most of all. Shall we plan a visit?"),
        player("That is kind of him! Any weekend but the next one."),
      ],
    },
    {
      subject: "Kit and sizes",
      lines: [
        club("Hello {player}, all is set for your visit. Which sizes should we prepare?"),
        player("Medium for the top, large for the rest. I bring my own shoes."),
        club("Noted. Somebody will meet you at the main entrance at nine. {contact}"),
      ],
    },
    {
      subject: "Meeting you both",
      withGuardian: true,
      lines: [
        club("Hello to you both. We would like to meet you before we talk about a trial."),
        guardian("Good evening. Gladly, but not during the week: {player} has school until five."),
        club("Saturday at ten? You will see the boarding house and the study room too."),
        player("Yes! Can I bring my kit?"),
        club("Please do, if you have both agreed by then. The session starts at eleven. {contact}"),
      ],
    },
    {
      subject: "School comes first",
      withGuardian: true,
      lines: [
        club("Hello {player}, and hello to the family. Our young people go to the school next door in the mornings."),
        guardian("Thank you. What happens if the grades go down?"),
        club("A tutor sees everybody once a week, and training gets shorter for as long as it takes."),
        guardian("Good to hear. We will talk about it this weekend and answer on Monday."),
      ],
    },
    {
      subject: "An open day",
      withGuardian: true,
      lines: [
        club("Hello {player}, our open day for young people is on the first Wednesday of the holidays."),
        player("I am free! My father asks whether he can stay."),
        guardian("I would drive anyway, it is an hour each way."),
        club("Parents are welcome all day, lunch included. {contact}"),
      ],
    },
  ],
};
