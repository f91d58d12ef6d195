import type { SportTexts } from "./sport-text.ts";

export const sportsEs: SportTexts = {
  football: {
    name: "Fútbol",
    description:
      "Once contra once, un balón y un campo lo bastante grande para esconderse. Es el deporte más practicado del mundo, del descampado al estadio nacional. Se busca el primer toque, la lectura del juego y el desmarque que nadie había pedido.",
    rules:
      "Dos equipos de once, uno de ellos portero, juegan dos tiempos de 45 minutos. El balón se juega con cualquier parte del cuerpo salvo manos y brazos; solo el portero puede cogerlo, y solo dentro de su área. El gol vale cuando el balón cruza por completo la línea entre los postes. Un atacante está en fuera de juego si, al salir el pase, se encuentra más cerca de la línea de meta que el balón y que el penúltimo defensor. Una falta grave cuesta tarjeta amarilla o roja; dentro del área se castiga con un penalti desde 11 metros.",
    competitions: [
      "Copa del Mundo",
      "Copa del Mundo femenina",
      "Eurocopa",
      "Copa Africana de Naciones",
      "Copa América",
      "Copa Asiática",
      "Juegos Olímpicos",
    ],
  },
  basketball: {
    name: "Baloncesto",
    description:
      "Cinco contra cinco, un aro a 3,05 m del suelo y 24 segundos para encontrar un tiro. La altura ayuda, pero los apoyos, la visión y la decisión bajo presión llegan más lejos. Se juega en pista y en la calle, en todos los continentes.",
    rules:
      "Dos equipos de cinco juegan cuatro cuartos de 10 minutos. El balón se pasa o se bota; caminar con él, o volver a botar tras parar, lo entrega al rival. Una canasta vale dos puntos, tres desde más allá del arco a 6,75 m y uno el tiro libre. El equipo tiene 24 segundos para tirar y 8 para cruzar el medio campo. El jugador queda eliminado con la quinta falta personal. El empate se resuelve con prórrogas de cinco minutos.",
    competitions: [
      "Copa del Mundo",
      "Copa del Mundo femenina",
      "Juegos Olímpicos",
      "EuroBasket",
      "AfroBasket",
      "AmeriCup",
      "Copa Asia",
    ],
  },
  "american-football": {
    name: "Fútbol americano",
    description:
      "Un juego de terreno ganado yarda a yarda, en jugadas cortas y ensayadas. Cada posición pide un físico, del velocista de la banda al bloqueador del centro. Las ligas ya reclutan mucho más allá de Norteamérica.",
    rules:
      "Dos equipos de once juegan cuatro cuartos de 15 minutos en un campo de 100 yardas entre dos zonas de anotación. El ataque tiene cuatro intentos para avanzar 10 yardas; si lo logra, recibe otros cuatro. Llevar o recibir el balón en la zona de anotación es un touchdown: seis puntos, más uno o dos en la conversión. Un gol de campo vale tres puntos y derribar al portador en su propia zona, dos. Solo se permite un pase adelantado por jugada, lanzado desde detrás de la línea de golpeo.",
    competitions: [
      "Campeonato Mundial",
      "Campeonato Mundial femenino",
      "Campeonato de Europa",
      "Campeonato Panamericano",
      "Campeonatos universitarios nacionales",
    ],
  },
  baseball: {
    name: "Béisbol",
    description:
      "Un duelo entre lanzador y bateador, con ocho defensores pendientes del desenlace. La velocidad del brazo, el ritmo y la paciencia cuentan más que el tamaño. Japón, el Caribe, Corea y Norteamérica lo hablan como lengua materna.",
    rules:
      "Dos equipos de nueve alternan ataque y defensa durante nueve entradas. El bateador que pone la pelota en juego corre hacia la primera base; se anota una carrera cuando un jugador ha tocado las cuatro bases, separadas 27,43 m. Tres strikes eliminan al bateador y cuatro bolas le dan la primera base. La defensa elimina atrapando la pelota al vuelo, tocando al corredor o llegando antes a la base. Tres outs cierran la media entrada; el empate se resuelve en entradas extra.",
    competitions: [
      "Clásico Mundial",
      "Premier12",
      "Copa Mundial femenina",
      "Campeonato de Europa",
      "Serie del Caribe",
      "Juegos Asiáticos",
    ],
  },
  cricket: {
    name: "Críquet",
    description:
      "El bate contra la pelota, durante una tarde o durante cinco días. El lanzador trabaja el aire y el terreno; el bateador espera la bola que es suya. Del sur de Asia al Caribe, llena tanto estadios como calles.",
    rules:
      "Dos equipos de once batean por turnos en una pista de 20,12 m con un wicket en cada extremo. Se anota corriendo entre los wickets, cuatro carreras si la pelota llega al límite y seis si lo cruza sin botar. Un bateador queda eliminado si derriban su wicket, si atrapan la pelota al vuelo, si su pierna tapa el wicket o si no completa la carrera a tiempo. Un over son seis lanzamientos válidos desde el mismo extremo. Los partidos de 20 o 50 overs limitan los lanzamientos; un test da a cada equipo dos entradas en un máximo de cinco días.",
    competitions: [
      "Copa del Mundo masculina",
      "Copa del Mundo femenina",
      "Copa del Mundo T20",
      "Campeonato Mundial de Test",
      "Copa Asia",
      "Trofeo de Campeones",
    ],
  },
  handball: {
    name: "Balonmano",
    description:
      "Siete contra siete, dos tiempos de treinta minutos y un área en la que el portero está solo. Premia la potencia en el aire, las manos rápidas y la defensa dura pero limpia. Mandan Europa y el norte de África; Sudamérica y Asia se acercan.",
    rules:
      "Seis jugadores de campo y un portero por equipo juegan dos tiempos de 30 minutos en una pista de 40 por 20 metros. Se pueden dar tres pasos con el balón y retenerlo tres segundos. Solo el portero puede pisar el área de 6 metros; el atacante puede saltar por encima para lanzar. Una ocasión clara cortada con falta da un lanzamiento de 7 metros. Las faltas se castigan con golpe franco, exclusión de dos minutos o descalificación. Un ataque que no busca el gol se declara pasivo y pierde el balón.",
    competitions: [
      "Campeonato Mundial",
      "Campeonato Mundial femenino",
      "Campeonato de Europa",
      "Campeonato de África",
      "Juegos Olímpicos",
      "Juegos Panamericanos",
    ],
  },
  rugby: {
    name: "Rugby",
    description:
      "Quince jugadores, todos los físicos y un balón ovalado que solo se pasa hacia atrás. Los delanteros lo ganan, los tres cuartos lo usan y todos placan. El seven lo abrió a nuevos países y a los Juegos Olímpicos.",
    rules:
      "Dos equipos de quince juegan dos tiempos de 40 minutos. El balón se lleva, se patea o se pasa hacia atrás; un adelantado da una melé al rival. Apoyar el balón en la zona de marca es un ensayo, cinco puntos, y la conversión suma dos. El golpe de castigo y el drop valen tres. El placaje va por debajo de los hombros y el jugador placado debe soltar el balón. Si el balón sale por la banda, el juego sigue con una touche.",
    competitions: [
      "Copa del Mundo",
      "Copa del Mundo femenina",
      "Seis Naciones",
      "The Rugby Championship",
      "Copa de Naciones del Pacífico",
      "Circuito Mundial de Seven",
      "Juegos Olímpicos (seven)",
    ],
  },
  boxing: {
    name: "Boxeo",
    description:
      "Dos puños, un cuadrilátero y asaltos de tres minutos. La distancia, el ritmo y la defensa deciden más combates que la pura fuerza. Las categorías de peso dan opciones a todos los físicos.",
    rules:
      "Dos boxeadores del mismo peso se enfrentan en un ring de cuatro cuerdas. Solo cuentan los golpes con los nudillos del guante cerrado, al frente y los lados de la cabeza y al cuerpo por encima del cinturón. El combate aficionado dura tres asaltos de tres minutos; el profesional llega a doce. El boxeador derribado tiene diez segundos para levantarse. Si no hay parada, los jueces puntúan cada asalto por calidad de golpes, dominio y técnica. Agarrar, pegar bajo o en la nuca cuesta puntos.",
    competitions: [
      "Campeonatos Mundiales",
      "Campeonatos Mundiales femeninos",
      "Juegos Olímpicos",
      "Campeonatos de Europa",
      "Campeonatos de África",
      "Juegos Asiáticos",
    ],
  },
  mma: {
    name: "MMA",
    description:
      "Las artes marciales mixtas reúnen golpeo, lucha y combate en el suelo dentro de una misma jaula. Los luchadores completos llegan del judo, el boxeo, la lucha o el jiu-jitsu y aprenden lo demás. El circuito aficionado crece deprisa, con reglas comunes.",
    rules:
      "Dos luchadores del mismo peso se enfrentan en una jaula o un ring. Se permiten golpes, proyecciones y sumisiones, de pie y en el suelo. El combate profesional dura tres asaltos de cinco minutos, cinco si hay título; el aficionado es más corto y prohíbe los codos y algunas llaves. Termina por nocaut, sumisión, parada del árbitro o del médico, o decisión de tres jueces. Dedos en los ojos, cabezazos, golpes bajos y golpes en la nuca son faltas.",
    competitions: [
      "Campeonatos Mundiales aficionados",
      "Campeonatos de Europa",
      "Campeonatos de África",
      "Campeonatos Panamericanos",
      "Campeonatos de Asia",
      "Campeonatos Mundiales juveniles",
    ],
  },
  bjj: {
    name: "Jiu-jitsu brasileño",
    description:
      "Un arte de agarre en el que la posición va antes que la sumisión y la palanca antes que la fuerza. Los combates son silenciosos, técnicos y se deciden por detalles. De cinturón blanco a negro suelen pasar unos diez años.",
    rules:
      "Dos rivales del mismo cinturón, edad y peso combaten en tatami, con kimono o sin él. El combate dura de cinco a diez minutos según el cinturón. El derribo, el raspado y la rodilla en el vientre valen dos puntos, el pase de guardia tres, la montada y el control de espalda cuatro. Una llave o una estrangulación acaba el combate en cuanto el rival palmea. No se permiten golpes, y algunas llaves de pierna se reservan a los cinturones superiores. Con empate deciden las ventajas y después el árbitro.",
    competitions: [
      "Campeonato Mundial",
      "Campeonato Mundial sin kimono",
      "Abierto de Europa",
      "Campeonato Panamericano",
      "Campeonato de Asia",
      "Juegos Mundiales",
    ],
  },
  kickboxing: {
    name: "Kickboxing",
    description:
      "Los puños del boxeo, las piernas del kárate y un ritmo propio. Los estilos van del semicontacto en tatami al contacto pleno en el ring. Va bien a quienes tienen alcance, cadencia y fondo.",
    rules:
      "Dos luchadores del mismo peso se enfrentan en un ring o un tatami. Puños y patadas por encima del cinturón valen en todos los estilos; patadas bajas y rodillas, solo en algunos. El combate aficionado dura tres asaltos de dos minutos, y el título profesional hasta cinco de tres. Termina por nocaut, parada o decisión de los jueces. Están prohibidos los codos, las proyecciones y los golpes en la espalda o la ingle. El contacto pleno exige un mínimo de patadas en cada asalto.",
    competitions: [
      "Campeonatos Mundiales",
      "Campeonatos de Europa",
      "Campeonatos de África",
      "Campeonatos Panamericanos",
      "Juegos Mundiales",
      "Juegos Mundiales de Combate",
    ],
  },
  wrestling: {
    name: "Lucha",
    description:
      "Uno de los deportes más antiguos: llevar al otro al tapiz y mantenerlo allí. La libre usa todo el cuerpo; la grecorromana, solo de cintura para arriba. La fuerza cuenta menos que el equilibrio y el movimiento siguiente.",
    rules:
      "Dos luchadores del mismo peso se enfrentan dentro de un círculo de 9 metros. El combate tiene dos periodos de tres minutos con 30 segundos de descanso. Mantener los dos hombros del rival contra el tapiz es un tocado y acaba el combate. Si no, deciden los puntos: uno por salida, dos por derribo o exposición, cuatro o cinco por una proyección de amplitud. Diez puntos de ventaja en libre, ocho en grecorromana, dan la superioridad técnica. En grecorromana se prohíben los agarres por debajo de la cintura y el uso de las piernas.",
    competitions: [
      "Campeonatos Mundiales",
      "Juegos Olímpicos",
      "Copa del Mundo",
      "Campeonatos de Europa",
      "Campeonatos de África",
      "Campeonatos de Asia",
    ],
  },
  judo: {
    name: "Judo",
    description:
      "Cuatro minutos para proyectar, inmovilizar o hacer abandonar. El agarre y el momento vencen a la fuerza, y el saludo abre y cierra cada combate. Se enseña en la escuela, de Japón a Brasil.",
    rules:
      "Dos judocas del mismo peso se enfrentan en un tatami de 8 a 10 metros de lado. El combate dura cuatro minutos. El ippon lo termina al instante: una proyección limpia de espaldas con fuerza, velocidad y control, una inmovilización de 20 segundos o un abandono. Una proyección menor o una inmovilización de 10 segundos es waza-ari, y dos waza-ari hacen ippon. La pasividad, los falsos ataques y los agarres bajo el cinturón valen shido; el tercero es derrota. Con empate, la técnica de oro sigue sin límite de tiempo.",
    competitions: [
      "Campeonatos Mundiales",
      "Juegos Olímpicos",
      "Torneos Grand Slam",
      "Masters Mundial",
      "Campeonatos de Europa",
      "Campeonatos de África",
      "Campeonatos Panamericanos",
    ],
  },
  karate: {
    name: "Kárate",
    description:
      "Velocidad, distancia y control total: el golpe llega y el rival sale ileso. Se combate en kumite y se demuestra en kata. Los dos piden la misma disciplina y dones distintos.",
    rules:
      "En kumite, dos karatecas del mismo peso se enfrentan tres minutos en un tatami de 8 metros de lado. Un puño a la cara o al cuerpo vale un punto, una patada al cuerpo dos, una patada a la cabeza o una técnica sobre el rival caído tres. Las técnicas se ejecutan con control; el contacto excesivo se penaliza. Ocho puntos de ventaja acaban el combate y, con empate, gana quien marcó primero. En kata, el karateca ejecuta una forma en solitario y los jueces puntúan técnica, ritmo y potencia.",
    competitions: [
      "Campeonatos Mundiales",
      "Circuito Premier League",
      "Juegos Mundiales",
      "Campeonatos de Europa",
      "Campeonatos de África",
      "Campeonatos Panamericanos",
    ],
  },
  taekwondo: {
    name: "Taekwondo",
    description:
      "Un arte coreano construido sobre la pierna: patadas rápidas, altas y con giro desde cualquier distancia. El peto y el casco electrónicos leen cada contacto. El alcance y la flexibilidad abren puertas; la táctica las mantiene abiertas.",
    rules:
      "Dos taekwondistas del mismo peso se enfrentan en un tatami octogonal. El combate se gana con dos de tres asaltos de dos minutos. Un puño al tronco vale un punto, una patada al tronco dos, una patada a la cabeza tres, y una técnica con giro suma dos más. Los sensores del peto y del casco validan las patadas. Salir, caer o agarrar es un gam-jeom y da un punto al rival; cinco en un asalto lo pierden. Doce puntos de ventaja también cierran el asalto.",
    competitions: [
      "Campeonatos Mundiales",
      "Juegos Olímpicos",
      "Circuito Grand Prix",
      "Campeonatos de Europa",
      "Campeonatos de África",
      "Campeonatos de Asia",
      "Campeonatos Panamericanos",
    ],
  },
};
