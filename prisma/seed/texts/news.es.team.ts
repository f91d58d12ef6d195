import type { NewsText } from "./news-text.ts";

export const teamNewsEs: Record<string, NewsText> = {
  "under-19-womens-trial-lyon": {
    title: "Una prueba femenina sub-19 se llena en dos días",
    excerpt:
      "Veinticuatro plazas, cuatro ojeadores verificados y un taller por posición: la AS Rhône-Nord abre su campo a jugadoras sin club.",
    paragraphs: [
      "La lista se abrió un lunes y el miércoles por la noche estaba completa. La AS Rhône-Nord había previsto veinticuatro jugadoras; se presentaron cincuenta y una. Se estudia una segunda fecha con el ayuntamiento.",
      "Cada jugadora disputa dos partidos de once y pasa por el taller de su posición. El cuerpo técnico escribe media página para cada una, elegida o no, y la envía en una semana. «Un no sin explicación es una tarde perdida», dice Hélène Vauquois, responsable de captación del club.",
      "Cuatro ojeadores de otros clubes estarán junto a la banda, todos verificados. Las menores de dieciocho años acuden con su madre, padre o tutor legal, que recibe copia de cada contacto posterior.",
    ],
  },
  "ten-minutes-of-first-touch": {
    title: "Diez minutos de primer toque, cada mañana",
    excerpt:
      "Una pared, un balón y un cronómetro: la rutina que los sesenta y cuatro internos de una academia de Dakar siguen antes del desayuno.",
    paragraphs: [
      "A las siete menos cuarto el patio es puro ruido. Sesenta y cuatro internos, a dos metros de una pared, golpean el balón contra ella, izquierda, derecha, izquierda, diez minutos de reloj. Nadie cuenta los errores; todos cuentan los toques.",
      "La idea viene de una escuela de música. Corto, diario y un poco fácil gana a largo, semanal y agotador. En cuatro meses, los balones controlados al primer toque en partido pasaron del 61 al 74 % en el grupo sub-16.",
      "La academia publica su plan para quien quiera copiarlo: tres minutos con el interior del pie, tres con el exterior, dos con el muslo, dos libres. Los viernes, con una pelota de tenis.",
    ],
  },
  "joliette-goes-up": {
    title: "El Étoile de la Joliette asciende en la última jornada",
    excerpt:
      "Un gol en el minuto 88, una grada que canta y una plantilla que apenas pasa de los veintidós años de media.",
    paragraphs: [
      "Hacían falta una victoria y un favor. El favor llegó a las cinco y diez, cuando por megafonía se leyó el resultado del otro campo. La victoria, ocho minutos después, en un córner que nadie había ensayado.",
      "El Étoile de la Joliette deja su división tras cuatro temporadas y con la plantilla más joven del grupo. Nueve jugadores del primer equipo son del barrio; cinco llegaron por pruebas abiertas.",
      "El club busca ahora un lateral izquierdo, un segundo portero y alguien que corte vídeo. Las tres búsquedas son públicas y toda candidatura recibe respuesta en catorce días.",
    ],
  },
  "what-to-bring-to-a-trial": {
    title: "Qué llevar a una prueba y qué dejar en casa",
    excerpt:
      "Botas para dos superficies, agua, la ficha y una pregunta. Entrenadores de cinco clubes cuentan qué miran primero.",
    paragraphs: [
      "Llega cuarenta minutos antes, con botas para dos superficies, un litro de agua, algo de comer y la ficha o un certificado médico. La mitad de los retrasos en las pruebas son por papeles, y la mitad de las lesiones por un calentamiento recortado.",
      "Los entrenadores coinciden en lo primero que miran: lo que haces sin balón. Una carrera que abre espacio a otro se ve. El segundo que sigue a un error, también.",
      "Deja en casa el vídeo de mejores jugadas y al pariente que grita. Lleva una pregunta tuya sobre el equipo. «Los mejores preguntan a quién tendrían que sustituir», dice un técnico con dieciocho años de pruebas a la espalda.",
    ],
  },
  "twelve-places-for-girls-in-dakar": {
    title: "Una academia de Dakar abre doce plazas de internado a chicas",
    excerpt:
      "Dos dormitorios, una entrenadora por grupo y el mismo horario que los chicos: la Académie Teranga empieza por fútbol y baloncesto.",
    paragraphs: [
      "El edificio se terminó en primavera: dos dormitorios, una sala de estudio y una puerta que cierra por dentro. La Académie Teranga recibirá a sus doce primeras chicas al empezar el curso, siete en fútbol y cinco en baloncesto.",
      "El horario es el de los chicos: clase hasta las dos, entrenamiento hasta las cinco, deberes hasta las siete. Cada grupo tiene una entrenadora, y una enfermera está en el centro cuatro días por semana.",
      "Las solicitudes pasan por jornadas de evaluación abiertas a todos entre los trece y los diecisiete años. Las familias reciben los resultados por escrito y nadie paga cuotas.",
    ],
  },
  "five-contract-clauses": {
    title: "Cinco cláusulas de un contrato que conviene leer dos veces",
    excerpt:
      "Derechos de imagen, opción unilateral, cláusula de lesión: una abogada repasa lo que los jóvenes firman demasiado deprisa.",
    paragraphs: [
      "Un contrato se lee por el final, dice la abogada que da charlas gratuitas en París. Primero los anexos, porque allí se esconden la imagen y las primas; luego la duración; luego el sueldo.",
      "Cinco cláusulas merecen una segunda lectura: la opción que solo puede usar una parte, la prima que depende de la decisión de otro, la cláusula de lesión, el porcentaje por traspaso y la exclusividad con un agente. En varios países, Francia entre ellos, un agente no puede cobrar nada por el contrato de un menor.",
      "Su consejo cabe en una tarjeta. Pide una copia y llévatela a casa. Que la lea alguien que no gane nada con tu firma. Si la oferta no sobrevive a un fin de semana, no era una oferta.",
    ],
  },
  "three-against-three-by-the-canal": {
    title: "Tres contra tres junto al canal",
    excerpt:
      "Cuarenta y ocho jugadores, diez minutos por partido y una pista en el muelle: el torneo de Lille vuelve con cuadro sub-18.",
    paragraphs: [
      "Durante un sábado, el quai du Halage pierde los coches aparcados y gana dos pistas. Equipos de cuatro, diez minutos o veintiún puntos, lo que llegue antes, y al menos ocho partidos para cada uno.",
      "Novedad de este año: un cuadro sub-18 y una mesa en la que estudiantes llevan la estadística. Cada jugador se va con su hoja: puntos, rebotes, robos y minutos, firmada por la mesa y válida en un perfil como medición confirmada por el evento.",
      "La academia que organiza la jornada estará mirando, y el cartel lo dice. El año pasado, dos jugadores del cuadro abierto entraron en su internado.",
    ],
  },
  "the-quiet-science-of-free-throws": {
    title: "La ciencia callada del tiro libre",
    excerpt:
      "La misma respiración, los mismos botes: qué cambió cuando un equipo universitario puso su rutina por escrito.",
    paragraphs: [
      "El tiro libre es el único tiro del baloncesto que nadie defiende, y se falla una de cada cuatro veces. Un equipo universitario de Leeds decidió tratarlo como la letra: todos tienen una, pocos la han elegido.",
      "Cada jugador apuntó una rutina de menos de siete segundos y la mantuvo un trimestre, con cualquier marcador. Se practicaba al final de la sesión, con cansancio, de dos en dos, como en los partidos. El equipo pasó del 68 al 77 %.",
      "No ayudaron, según los estudiantes que llevaban las cuentas, las series largas, los consejos entre tiros ni la música. Lo que más ayudó fue el silencio y un compañero que cuenta en voz alta cuando todo ha terminado.",
    ],
  },
  "a-court-under-the-bridge": {
    title: "Una pista bajo el puente",
    excerpt: "En Lagos, un club convirtió una losa de cemento seca en dos pistas y una lista de espera en una liga.",
    paragraphs: [
      "Empezó con una tiza. El espacio bajo el puente se mantiene seco en la estación de lluvias, y el Lekki Harbour FC, cuya sección de baloncesto nadie esperaba, dibujó allí una pista para entrenar en julio.",
      "Dos años después hay dos pistas, pintadas, y luces que se apagan a las diez. Catorce equipos juegan los martes y los jueves; el más joven tiene once años, el mayor cincuenta y tres.",
      "El club conserva una regla de los días de la tiza. Quien llega primero, barre. A los ojeadores que vienen a mirar se les da una escoba, como a todos.",
    ],
  },
  "height-is-a-number": {
    title: "La altura es un número, la envergadura un argumento",
    excerpt: "Qué filtran primero los ojeadores, qué lamentan haber filtrado y qué medidas dicen más de un base.",
    paragraphs: [
      "Pregunta a diez ojeadores qué filtro ponen primero y nueve dirán la altura. Pregunta cuál lamentan y seis darán la misma respuesta. Un límite en 190 centímetros esconde al de 188 con brazos largos y pies rápidos al que nadie marca.",
      "Las medidas que mejor envejecen son baratas: alcance con el brazo en alto, envergadura, un circuito de agilidad y un salto sin carrera. Los entrenadores añaden una que pide libreta: cuántas veces toca un jugador un balón que no gana.",
      "Para el jugador, la lección es sencilla. Da todas tus mediciones, con fecha, y di quién las tomó. Una medición confirmada por un entrenador abre más puertas que dos centímetros de optimismo.",
    ],
  },
  "half-the-team-from-the-next-street": {
    title: "Medio equipo es de la calle de al lado",
    excerpt:
      "El Cercle des Costières forma a sus jugadores desde hace tres generaciones. Su cantera explica cómo los deja marchar.",
    paragraphs: [
      "En Nîmes, ocho de los dieciséis jugadores del primer equipo aprendieron balonmano en la misma pista. El club está orgulloso, y más aún de los treinta y uno que se fueron con contrato a otra parte.",
      "La norma tiene diez años: la cantera ayuda a quien quiere irse, hace ella las llamadas y le guarda una cama para el fin de semana. A cambio, los antiguos vuelven una sesión al año. La mayoría vuelve más veces.",
      "Esta temporada el grupo de porteros está abierto a jugadores de fuera los martes por la tarde. La primera sesión se llenó en un día.",
    ],
  },
  "keepers-have-their-own-hour": {
    title: "En Túnez, los porteros tienen su hora",
    excerpt:
      "Noventa minutos sin un lanzamiento desde el extremo: cómo un club rehízo el entrenamiento de sus porteros a partir del primer paso.",
    paragraphs: [
      "Durante la primera media hora nadie lanza. Los porteros dan pasos: adelante, al lado, vuelta a la línea, siguiendo la mano del entrenador. El primer paso decide dos de cada tres paradas, dice, así que recibe un tercio de la sesión.",
      "Después llegan lanzamientos a ritmo de paseo hacia zonas anunciadas en voz alta; y luego los de verdad. Los móviles graban desde detrás de la portería y cada portero mira tres acciones antes de irse, ni una más.",
      "Las sesiones abiertas reúnen a porteros de ocho clubes que los domingos son rivales. La asistencia se ha duplicado desde el invierno y el club ha pedido un segundo turno.",
    ],
  },
  "a-week-with-the-first-team-aarhus": {
    title: "Una tarde con el primer equipo y cama en la sede",
    excerpt: "Nordhavn Håndbold abre dos plazas por posición a jugadores de fuera y paga la noche.",
    paragraphs: [
      "La idea es danesa y práctica: cuesta juzgar a un jugador por un vídeo y sale caro invitarlo una semana. Por eso Nordhavn invita a catorce a la vez, a un entrenamiento, y los aloja en la sede del club.",
      "Todos entrenan con el primer equipo, dos por posición, y cenan con él. A la mañana siguiente, los técnicos dedican un cuarto de hora a cada visitante: qué han visto, qué trabajarían y si querrían ver más.",
      "La última cita reunió a jugadores de nueve países. Tres fueron llamados de nuevo; uno juega hoy en el filial. La próxima fecha está en el calendario.",
    ],
  },
  "seven-metres-and-a-heartbeat": {
    title: "Siete metros y un latido",
    excerpt:
      "Un lanzamiento de 7 metros dura un tercio de segundo. Un trabajo universitario midió lo que pasa en los diez segundos anteriores.",
    paragraphs: [
      "Doce jugadores, cuatro porteros, seiscientos lanzamientos y una banda cardiaca para cada uno. Unos estudiantes de Nantes querían saber si un corazón tranquilo marca más. No, o apenas: 78 % por debajo de 140 pulsaciones, 76 por encima.",
      "El tiempo es otra cosa. Quienes tardan entre cuatro y siete segundos marcan mucho más que quienes lanzan enseguida o agotan el plazo. Los porteros lo notaron antes que los estudiantes.",
      "El grupo comparte su protocolo con cualquier club que quiera repetirlo. Hacen falta un balón, un reloj, bandas de treinta euros y jugadores que acepten oír que se precipitan.",
    ],
  },
  "two-villages-one-front-row": {
    title: "Dos pueblos, un barrio, una primera línea",
    excerpt:
      "Tres clubes que ya no reunían un equipo cada uno han levantado uno que sube. Historia de una fusión que conservó las tres canciones.",
    paragraphs: [
      "Sobre el papel era fácil: tres clubes, todos faltos de pilares. En la sede costó dos años, once reuniones y una votación sobre la camiseta que acabó a la una de la madrugada.",
      "La Entente Garonne-Lauragais saca hoy seis equipos, entre ellos un quince femenino que no existía. La escuela de melé, a cargo de dos veteranos de primera línea, atrae los jueves a jugadores de toda la región.",
      "Las tres canciones sobrevivieron: una antes del saque, otra en el descanso y otra al final, cuando ya nadie recuerda cuál era de quién.",
    ],
  },
  "safer-scrums-for-beginners": {
    title: "Melés más seguras para quien empieza a los veinte",
    excerpt:
      "Cada año más adultos se pasan al rugby. Un curso breve enseña cuello, cadera y confianza antes de la primera entrada.",
    paragraphs: [
      "La melé la idearon personas que crecieron en ella. Los adultos que llegan tarde, de otro deporte o de ninguno, traen fuerza sin reflejos. El riesgo está en ese hueco.",
      "En Bristol, un curso de cuatro semanas empieza en el suelo: fuerza de cuello, altura de cadera, respiración. Las parejas llegan la segunda semana, la máquina la tercera y el ocho completo solo la cuarta. Nadie entra hasta que toda la línea aguanta veinte segundos sin moverse.",
      "En dos temporadas, 140 jugadores y ninguna lesión en la melé. El entrenador, antiguo talonador, es prudente: «Demuestra que tuvimos suerte y que fuimos lentos. Recomiendo ser lentos».",
    ],
  },
  "sevens-on-a-school-pitch": {
    title: "Rugby a siete en un patio de Nairobi",
    excerpt:
      "Dieciséis escuelas, un día, dos tiempos de siete minutos. El árbitro tiene quince años y nunca lo han abucheado.",
    paragraphs: [
      "El saque lo da la campana, que es la única sirena de la escuela. Dieciséis equipos, los chicos por la mañana y las chicas por la tarde, dos tiempos de siete minutos en un campo que cae hacia el este.",
      "Arbitran alumnos formados en vacaciones. Explican cada decisión en voz alta, con una frase, y los banquillos contestan con una palabra: «Señor». Los organizadores dicen que ha hecho más por la disciplina que cualquier tarjeta.",
      "Cuatro ojeadores vinieron de incógnito. Los reconocieron en diez minutos y les encargaron el marcador.",
    ],
  },
  "first-season-of-a-womens-fifteen": {
    title: "La primera temporada de un quince femenino",
    excerpt:
      "Veintinueve jugadoras, veintidós de las cuales nunca habían cogido un oval. Acabaron cuartas y buscan refuerzos.",
    paragraphs: [
      "Venían del balonmano, del judo, de la danza y una de ellas de la grada, desde donde llevaba años gritando al equipo masculino. Ficharon veintinueve; veintidós no habían placado nunca.",
      "Septiembre se dedicó a caer bien. En octubre perdieron por cincuenta. En marzo ganaron fuera, bajo la lluvia, con catorce jugadoras el último cuarto de hora.",
      "La puerta sigue abierta: sin experiencia y con botas prestadas el primer mes. Pilares y pateadora serán especialmente bienvenidas.",
    ],
  },
  "open-tryout-on-foundry-field": {
    title: "Sesenta jugadores, un balón y un cronómetro",
    excerpt:
      "Los Lakeshore Ironworks celebran su prueba de primavera en Chicago. Qué se mide, qué no y a quién llaman.",
    paragraphs: [
      "La mañana es aritmética: 40 yardas, ida y vuelta, press de banca, salto. La tarde es a lo que vienen los entrenadores: siete contra siete, donde ya nadie se acuerda de los números.",
      "A uno de cada diez lo vuelven a llamar y uno de cada treinta firma. Los extranjeros son bienvenidos; la franquicia ayuda con los papeles y dice claramente que un contrato de primavera no paga un año.",
      "Los resultados se entregan esa misma tarde, sellados, para añadirlos al perfil como mediciones confirmadas por el evento. «Tu tiempo es tuyo», dice el director general. «Nosotros solo sostenemos el reloj».",
    ],
  },
  "flag-football-brings-them-in": {
    title: "El flag los atrae, el libro de jugadas los retiene",
    excerpt: "Sin placajes y cinco contra cinco: en Montreal y en Lille, el juego ligero llena los equipos del pesado.",
    paragraphs: [
      "Cinco contra cinco, un cinturón con dos cintas, nada de contacto. El flag pide un patio de colegio y una hora. A ambos lados del Atlántico los técnicos vieron lo mismo: quien viene a correr se queda por el libro de jugadas.",
      "En Lille, una academia abrió los miércoles un grupo de chicas con doce; hoy son cuarenta y esperan un segundo campo. En Montreal, la mitad de los nuevos receptores del equipo sénior vienen del flag.",
      "El consejo para empezar no tiene brillo. Aprende tres rutas a la perfección antes que diez, y aprende a caer aunque nadie te empuje.",
    ],
  },
  "a-summer-league-in-rouen": {
    title: "Una liga de verano en Ruan",
    excerpt:
      "Ocho equipos, tres campos y tardes que huelen a hierba cortada: el béisbol aficionado se da un calendario.",
    paragraphs: [
      "Ocho equipos de Normandía y alrededores jugarán de junio a agosto, los viernes por la tarde y los sábados. La liga tiene tres campos, un marcador y un voluntario que apunta cada estadística a mano y la teclea de noche.",
      "Las plantillas mezclan habituales, estudiantes de vacaciones y cinco jugadores extranjeros que pidieron familia de acogida en la página de la liga. Cada equipo debe dar al menos dos entradas a un menor de dieciocho años.",
      "Promedios de bateo y velocidades de lanzamiento se publican los domingos. Un radar comprado entre todos viaja de campo en campo en una fiambrera.",
    ],
  },
  "no-fee-at-the-radar": {
    title: "Sin cuota ante el radar",
    excerpt:
      "En Santo Domingo, un grupo de ojeadores entrega primero sus informes a las familias y se niega a cobrar a los jugadores.",
    paragraphs: [
      "La sesión de lanzamientos dura dos horas. La lectura de los informes, tres. Diamond Road Scouting se sienta con cada familia, explica las cifras y deja una copia, firmada y fechada, antes de enviar nada a un club.",
      "Dos reglas cuelgan del muro del pequeño estadio: ningún jugador paga y nadie firma ese día. Los padres de menores reciben el nombre y la licencia de cada ojeador presente.",
      "El grupo midió a noventa y cuatro lanzadores el año pasado. Once encontraron plaza en una academia; a veintiséis se les aconsejó descansar el brazo. La segunda cifra es la que les gusta citar.",
    ],
  },
  "turf-wickets-return-to-pune": {
    title: "Vuelve la hierba a la ribera de Pune",
    excerpt:
      "Tras ocho temporadas sobre estera, un club ha cultivado cuatro pistas de césped y sus lanzadores con efecto vuelven a sonreír.",
    paragraphs: [
      "Hicieron falta dos monzones, cuarenta toneladas de arcilla y un jardinero jubilado que vino una semana y se quedó un año. Deccan Riverside tiene otra vez cuatro pistas de hierba, y la pelota hace cosas que los jóvenes solo habían visto en pantalla.",
      "La estera es honesta, dice el entrenador: bota igual para todos. La hierba hace preguntas. Bateadores que anotaban con facilidad han tenido que aprender a esperar; una lanzadora de 16 años logró nueve wickets en sus tres primeros partidos.",
      "El club abre su prueba a lanzadores rápidos y con efecto de otras ciudades. Radar, vídeo y doce overs cada uno; habrá informe para todos los que lancen.",
    ],
  },
  "a-cricket-square-by-the-rhone": {
    title: "Un campo de críquet junto al Ródano",
    excerpt:
      "Estudiantes, ingenieros y un panadero: el equipo del campo más nuevo de Lyon habla nueve lenguas y un deporte.",
    paragraphs: [
      "La ciudad prestó un prado, los jugadores trajeron el rodillo. Tras un año de fines de semana, veinte metros de tierra lisa y dura corren junto al río, y una liga de seis equipos juega alrededor.",
      "El acta se lee como un mapa: Pune, Lahore, Colombo, Durban, Leeds y, desde hace dos temporadas, Villeurbanne, cuyas escuelas juegan los miércoles en el gimnasio.",
      "Los nuevos son bienvenidos en las redes los jueves por la tarde, de blanco o no. El panadero pone el té.",
    ],
  },
};
