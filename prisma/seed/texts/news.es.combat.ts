import type { NewsText } from "./news-text.ts";

export const combatNewsEs: Record<string, NewsText> = {
  "open-des-remparts-draw": {
    title: "El Open des Remparts reúne su mayor cuadro",
    excerpt:
      "Cuadros individuales de −60 a +100 kg y de −48 a +78 kg, repesca completa y un tatami para árbitros en formación.",
    paragraphs: [
      "El Dojo des Remparts ha abierto por primera vez la inscripción fuera de su liga, y se nota: once departamentos, cuatro países y lista de espera en dos categorías.",
      "El formato mantiene la repesca completa, para que nadie viaje por un solo combate. Uno de los tres tatamis se reserva por la mañana a árbitros en formación, tutelados y, el cartel insiste, con las gracias por adelantado.",
      "Los resultados los certifica la organización y pueden añadirse a un perfil esa misma tarde. Las finales empiezan a las cinco; la cantina cierra cuando ha comido el último judoca.",
    ],
  },
  "making-weight-without-harm": {
    title: "Dar el peso sin hacerse daño",
    excerpt:
      "Dos kilos en tres semanas, nunca en tres días: las reglas sencillas de una médica del deporte para judocas y entrenadores.",
    paragraphs: [
      "Cada temporada alguien se desmaya en una báscula. Una médica que atiende a deportistas universitarios en Nantes ha puesto sus reglas en una página y pide colgarla donde está la báscula.",
      "No más del uno por ciento del peso por semana. Nada de sauna, de restringir el agua ni de trajes de plástico. Un menor no baja de peso: crece y cambia de categoría.",
      "La página termina con una pregunta. Si tu judoca solo rinde con dos kilos menos, ¿qué has estado entrenando exactamente? Ha recibido tres llamadas airadas y cuarenta peticiones de copia.",
    ],
  },
  "the-ground-game-comes-back": {
    title: "Vuelve el trabajo en el suelo",
    excerpt:
      "Acaban en el tatami más combates que hace cinco años. Los clubes que comparten sala con el jiu-jitsu explican por qué.",
    paragraphs: [
      "Cuenta los combates de cualquier torneo regional y verás la tendencia: inmovilizaciones y sumisiones deciden un tercio, frente a un cuarto hace pocos años. Los árbitros dejan más tiempo y los judocas lo aprovechan.",
      "Donde se comparte tatami con un grupo de jiu-jitsu, el intercambio va en los dos sentidos. Los judocas aprenden paciencia; los demás, a proyectar. El ejercicio más útil es el más aburrido: ocho minutos dando la vuelta a quien no quiere.",
      "Los principiantes son los que más ganan. Una buena inmovilización no pide velocidad, y un primer ippon en el suelo es un ippon como cualquier otro.",
    ],
  },
  "eight-bouts-on-the-hill": {
    title: "Ocho combates en la colina",
    excerpt: "La velada aficionada de la Belle-Vue: dos combates femeninos, una médica, entrada libre y lleno.",
    paragraphs: [
      "El ring se montó entre los puestos del mercado y la pista de petanca, porque la sala se quedaba pequeña. Ocho combates, todos aficionados, con pesaje por la mañana, revisión médica y parejas por experiencia, no por cartel.",
      "Los dos combates femeninos cerraron la noche y fueron lo mejor. El segundo acabó en decisión dividida, que media calle discutió hasta medianoche, con educación.",
      "El Cercle de boxe de la Belle-Vue entrena a sesenta personas al día. Busca árbitros para sus tres próximas veladas y un segundo médico al que le guste la petanca.",
    ],
  },
  "what-the-ringside-doctor-looks-for": {
    title: "Lo que mira el médico del ring",
    excerpt:
      "Los ojos, el equilibrio, la respuesta que llega un segundo tarde. Un médico explica por qué parar pronto es un servicio.",
    paragraphs: [
      "Entre asalto y asalto tiene cuarenta segundos. Mira los ojos, pregunta dónde estamos y qué asalto viene, y escucha menos la respuesta que lo que tarda.",
      "La revisión previa es igual en todas partes y se descuida demasiado en los entrenamientos: corazón, ojos, golpes en la cabeza en los últimos tres meses, medicamentos. Aconseja a los boxeadores llevar su propio cuaderno y a los ojeadores pedirlo con permiso del deportista.",
      "Tras un nocaut, la regla es descansar: treinta días como mínimo, sin sparring. «Puedes entrenar las piernas, los pulmones y la paciencia», dice. «La mayoría nunca ha entrenado la última».",
    ],
  },
  "a-gym-above-the-market-in-oran": {
    title: "Un gimnasio sobre el mercado de Orán",
    excerpt:
      "Cincuenta y dos escalones, once sacos y un entrenador que empieza cada sesión preguntando por la escuela.",
    paragraphs: [
      "Se sube por cincuenta y dos escalones entre vendedores de especias. Once sacos, un ring de segunda mano y un horario escrito con tiza: jóvenes a las cinco, mujeres a las seis y media, todos a las ocho.",
      "El entrenador pregunta por la escuela antes que por el peso. Quien trae las notas entrena; quien no, hace los deberes en los bancos, entre el ruido, hasta que las trae.",
      "Tres de sus boxeadores llegaron este año a las finales nacionales. Lo cuenta al final, después de hablar de una chica que aprobó su examen con matrícula.",
    ],
  },
  "amateur-mma-rules-in-plain-words": {
    title: "Las MMA aficionadas en palabras sencillas",
    excerpt: "Asaltos más cortos, sin codos y con más protección: cómo es un primer combate y cómo prepararlo.",
    paragraphs: [
      "Un combate aficionado no es uno profesional en corto. Los asaltos duran dos o tres minutos, los codos están prohibidos, algunas llaves de torsión también, y espinilleras y guantes más gruesos son obligatorios en casi todas las clases.",
      "Los entrenadores aconsejan al menos un año de práctica regular y antes una competición en una sola disciplina. Un torneo de judo o de lucha enseña más sobre los nervios que diez tardes de sparring.",
      "Los papeles cuentan: licencia, historial médico, certificado para la prueba. Al ojeador que promete dinero a un aficionado por su primer combate hay que denunciarlo y no contestarle.",
    ],
  },
  "the-room-where-everyone-grapples": {
    title: "La sala donde todos se agarran",
    excerpt:
      "En São Paulo, luchadores, judocas y practicantes de jiu-jitsu comparten tatami los sábados. Sin cinturones ni títulos, con un reloj.",
    paragraphs: [
      "Los sábados nadie lleva cinturón. Cuarenta personas cambian de pareja cada seis minutos, cuando suena el reloj, y la única norma sobre tamaños es usar la cabeza.",
      "La Escola Serra Azul abrió estas sesiones para preparar a su equipo y vio que los visitantes aprendían más deprisa. Los luchadores traen presión, los judocas agarres y el jiu-jitsu una respuesta a ambos.",
      "Los deportistas de paso pueden quedarse de dos a ocho semanas. La escuela pide un seguro y ayuda para fregar.",
    ],
  },
  "six-hours-on-the-mat": {
    title: "Seis horas de tatami, sin cuota",
    excerpt:
      "La jornada abierta de una escuela de agarre mezcla cinturones blancos e invitados de alto nivel en los mismos asaltos.",
    paragraphs: [
      "Las puertas abren a las diez con kimono y cierran a las cinco sin él. Entre medias no hay clase: asaltos, agua y consejos a quien los pide.",
      "Los cinturones blancos van con voluntarios de brazalete verde que han prometido ir despacio. La promesa se cumple, casi siempre. Los competidores prueban lo que no arriesgarían en un combate.",
      "Cuarenta plazas se reparten entre quienes se apuntan y quienes llaman a la puerta. Trae kimono limpio, uñas cortas y algo de comer para compartir.",
    ],
  },
  "joint-training-in-casablanca": {
    title: "Tres gimnasios, un entrenamiento común en Casablanca",
    excerpt:
      "Rivales en las veladas, comparten manoplas los miércoles. El resultado: mejores asaltos y menos lesiones.",
    paragraphs: [
      "Tres gimnasios a dos kilómetros se evitaban. Desde el invierno, sus equipos de competición entrenan juntos un miércoles de cada dos, con contacto ligero y un técnico de cada casa en la sala.",
      "Los luchadores encuentran estilos que solo conocían por los carteles. Los técnicos llevan una cuenta poco común: los asaltos tras los que ambos compañeros pidieron repetir juntos.",
      "Las lesiones en los entrenamientos bajaron un tercio la primera temporada, dicen los organizadores, porque el orgullo se queda en casa cuando los guantes pesan catorce onzas. La próxima sesión tiene seis plazas para gente de fuera.",
    ],
  },
  "shin-guards-that-fit": {
    title: "Espinilleras a medida y otros ahorros",
    excerpt: "Buen material de segunda mano, cuándo cambiarlo y qué no se presta jamás.",
    paragraphs: [
      "A quien empieza en el kickboxing le suelen decir que lo compre todo de golpe. Dos entrenadores de Colonia no están de acuerdo: guantes y bucal el primer día, espinilleras el primer mes y lo demás cuando un entrenador lo diga.",
      "De segunda mano valen las espinilleras si la espuma recupera y las cintas sujetan; aprieta con el pulgar y cuenta hasta dos. Un casco que ha recibido un golpe fuerte está acabado, parezca lo que parezca. El bucal no se presta.",
      "Su gimnasio tiene un estante de material prestado, ordenado por tallas y lavado los domingos. En tres años desapareció una vez, dos días, y volvió con cordones nuevos.",
    ],
  },
  "boarding-house-for-wrestlers-in-tbilisi": {
    title: "Un internado para luchadores en Tiflis",
    excerpt:
      "Noventa luchadores, cuatro lenguas de enseñanza y luces apagadas a las diez: dentro de una escuela que nutre a una región.",
    paragraphs: [
      "Los tapices son más viejos que la mayoría de los luchadores; el internado es nuevo. Noventa jóvenes de los valles cercanos entrenan aquí dos veces al día y duermen en habitaciones de cuatro.",
      "Las clases se dan en cuatro lenguas y la escuela cuenta con cuidado a quienes salen: de los veintiuno del año pasado, cinco pasaron a clubes sénior, nueve a la universidad y dos abrieron su propio club.",
      "Los huéspedes extranjeros son bienvenidos un mes, a condición de que enseñen algo. Una estudiante de paso enseñó estadística; los entrenadores dibujan ahora sus propias curvas.",
    ],
  },
  "wrestling-on-the-sand": {
    title: "Lucha en la arena, ojeadores a la sombra",
    excerpt:
      "Entre la tradición y el tapiz olímpico, jóvenes luchadores de Dakar aprenden a cambiar de superficie y de reglas.",
    paragraphs: [
      "La tarde es de los tambores. En la playa, los jóvenes calientan en círculo antes de combates que acaban en la primera caída, como los de sus abuelos. Los martes y los viernes, los mismos luchan en estilo libre, en una sala y contra el reloj.",
      "Lo uno alimenta lo otro. La arena da equilibrio y manos; el tapiz, paciencia y puntos. Los técnicos de la Académie Teranga graban las dos cosas y dejan que los luchadores expliquen las diferencias.",
      "Los ojeadores vienen por el tapiz y se quedan por la arena. Se les pide registrarse a la entrada, mostrar su acreditación y hablar con la familia antes que con el deportista.",
    ],
  },
  "kata-judged-from-a-screen": {
    title: "El kata se juzga en pantalla",
    excerpt:
      "Una liga estudiantil prueba el juicio a distancia: una cámara fija, cinco jueces en tres ciudades y cuatro minutos de espera.",
    paragraphs: [
      "La cámara está a cinco metros, a la altura del cinturón, y no se mueve. Cinco jueces en tres ciudades ven cada actuación una vez, al mismo tiempo, y puntúan sin hablar entre ellos.",
      "La liga estudiantil de Nantes lo intentó porque los viajes se comían la mitad del presupuesto. Las notas salieron más parejas que en la sala; los deportistas echaron de menos el ruido. Se eligió una fórmula mixta: grupos a distancia y finales en persona.",
      "Los organizadores publican sus ajustes para otras ligas. El consejo más útil no cuesta nada: cinta en el suelo, donde empieza el primer paso.",
    ],
  },
  "girls-lead-the-league-in-abidjan": {
    title: "En Abiyán, las chicas lideran la liga",
    excerpt:
      "Once de las dieciséis medallas de un club de taekwondo son de sus júniores. Su entrenador habla del precio del autobús.",
    paragraphs: [
      "La explicación no tiene misterio, dice el entrenador del Centre Lagune Bleue: las chicas vienen a todas las sesiones. Hace dos años el club empezó a pagar el autobús a quien vive a más de cuatro kilómetros, y en un mes se dobló la asistencia.",
      "Once de las dieciséis medallas de la temporada fueron para las júniores, entre ellas tres hermanas que comparten un par de espinilleras en los entrenamientos y ninguno en competición.",
      "Los sábados los padres están en la sala, en un rincón con té y el programa. A los ojeadores se les pide que empiecen por allí.",
    ],
  },
  "twenty-two-kicks-in-ten-seconds": {
    title: "Veintidós patadas en diez segundos",
    excerpt: "Una prueba sencilla va de club en club y dice más de un taekwondista que un vídeo de mejores momentos.",
    paragraphs: [
      "Una diana a la altura del tronco, diez segundos, piernas alternas y un móvil que graba de lado. Los principiantes llegan a quince, los internacionales pasan de veinticinco. La prueba es antigua, barata y difícil de trucar.",
      "A los entrenadores les gusta lo que muestra más allá de la velocidad: si gira el pie de apoyo, si cae la guardia, si las tres últimas patadas se parecen a las tres primeras. Algunos añaden una segunda serie tras un minuto de descanso.",
      "En un perfil, la cifra cuenta más cuando la confirma un entrenador o un evento. Repetida cada dos meses dibuja una curva, y los ojeadores leen mejor las curvas que los récords.",
    ],
  },
};
