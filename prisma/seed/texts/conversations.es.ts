import { type Conversations, club, guardian, player } from "./script.ts";

export const spanish: Conversations = {
  requests: [
    "Hola, hemos leído tu perfil dos veces. {organization} busca tu posición para la segunda vuelta y nos gustaría invitarte a dos entrenamientos en {city}. El viaje y el alojamiento corren de nuestra cuenta.",
    "Buenos días. Tus mediciones y los datos confirmados por tu entrenador nos han llamado la atención. ¿Podríamos hablar veinte minutos esta semana sobre lo que buscas y lo que {organization} puede ofrecer?",
    "Estamos formando el grupo de la próxima temporada en {city}. Antes de seguir, queremos saber si podrías mudarte y desde cuándo. Un no sincero nos ayuda tanto como un sí.",
    "Hola, se nos ha quedado una plaza libre a mitad de temporada y tu perfil encaja con lo que pide el cuerpo técnico. ¿Te va bien una primera llamada?",
    "Buenas. Organizamos tres días de prueba en {city} el mes que viene y nos gustaría guardarte una plaza. Te contamos los detalles si te interesa.",
    "Hola, tu vídeo ha gustado mucho en el cuerpo técnico. {organization} quisiera hacerte unas preguntas sobre tu temporada, sin compromiso.",
  ],
  scripts: [
    {
      subject: "Dos entrenamientos con nosotros",
      lines: [
        club(
          "Gracias por responder, {player}. ¿Te vendrían bien el martes y el jueves de la semana que viene? Empezamos a las 19:00 y te recogemos en la estación.",
        ),
        player("El jueves perfecto. El martes salgo de trabajar a las 18:30, llegaría un poco justo."),
        club("Sin problema, calentamos con calma. Trae la ficha federativa y un certificado médico reciente."),
        player("Los tengo. Gracias, hasta el martes."),
      ],
    },
    {
      subject: "Una primera charla",
      lines: [
        club("Hola, {player}, qué bien poner nombre al perfil. ¿Cuándo podríamos llamarte? Por la tarde nos va bien."),
        player("Cualquier día a partir de las ocho. Me gustaría que estuviera mi entrenador."),
        club("Mejor todavía. El miércoles a las 20:30, te mando un enlace esa mañana. {contact}"),
      ],
    },
    {
      subject: "Tu próximo partido",
      lines: [
        club("Hola, {player}. Queremos verte competir antes de hablar de nada más. ¿Qué tienes este mes?"),
        player("El domingo que viene por la mañana, en casa. Es a puerta abierta."),
        club("Allí estaremos dos personas. No hace falta que hagas nada especial."),
        player("Perfecto, así no me pongo a pensar. ¡Nos vemos!"),
      ],
    },
    {
      subject: "Piso y estudios",
      lines: [
        club("Hola, {player}. Sabemos que estudias: ¿te queda mucho?"),
        player("Dos asignaturas de fisioterapia. Las puedo hacer a distancia, pero los exámenes son presenciales."),
        club("Los exámenes se respetan siempre. Además tenemos un piso compartido a cinco minutos."),
        player("Suena bien. ¿Puedo verlo antes de decidir?"),
        club("Claro, te esperamos el sábado. {contact}"),
      ],
    },
    {
      subject: "Cómo va la rodilla",
      lines: [
        club("Hola, {player}, vimos que ya has vuelto a competir. ¿Cómo responde la rodilla?"),
        player("Muy bien, ya hago toda la carga. Tengo el informe del médico."),
        club("Estupendo. Si te parece, nuestra doctora le echa un vistazo y ponemos fecha a la prueba. {contact}"),
      ],
    },
    {
      subject: "Permiso de tu club",
      lines: [
        club("Hola, {player}. ¿Tu club sabe que hablas con nosotros?"),
        player("Todavía no. Prefiero contárselo yo después del fin de semana."),
        club("Nos parece lo correcto. Avísanos y le escribimos con calma."),
        player("Gracias por esperar. El lunes os digo algo."),
      ],
    },
    {
      subject: "Conocernos con la familia",
      withGuardian: true,
      lines: [
        club("Hola a los dos. Antes de la prueba nos gustaría conoceros y enseñaros la residencia."),
        guardian("Buenas tardes. Un sábado sería lo mejor, {player} tiene clase toda la semana."),
        club("¿El sábado a las 11:00? La comida corre de nuestra cuenta."),
        player("¡Sí! ¿Llevo la ropa de entrenar?"),
        club("Tráela. Si los dos estáis de acuerdo, entrenas con el grupo por la tarde. {contact}"),
      ],
    },
    {
      subject: "Los estudios, primero",
      withGuardian: true,
      lines: [
        club(
          "Hola, {player}, saludos a la familia. Nuestros jóvenes estudian por la mañana en el instituto de al lado.",
        ),
        guardian("Gracias. ¿Y quién se ocupa de las tareas por la tarde?"),
        club("Una profesora de apoyo, de 17:00 a 18:30, antes de entrenar."),
        guardian("Muy bien. Lo hablamos en casa y os contestamos el lunes."),
      ],
    },
  ],
};
