import type { Article } from "./article";

export const es: Article[] = [
  {
    path: "/pricing",
    title: "Planes y precios",
    passages: [
      [
        "precio precios club clubes cuesta cuánto costo coste tarifa plan planes suscripción suscribirse basic pro premium mensual mes euros pagar",
        "Los reclutadores eligen entre tres planes: Basic a 100 € al mes con 3 perfiles, Pro a 300 € al mes con 5 perfiles y Premium a 500 € al mes con 10 perfiles y prioridad: sus solicitudes van primero. Un perfil solo cuenta cuando el jugador acepta tu solicitud y se revela su identidad.",
      ],
      [
        "pago por match sin suscripción un solo talento crédito comprar suelto",
        "Sin plan puedes pagar por match: un crédito por cada talento contactado. El precio figura en la página de precios. Un rechazo, o 14 días sin respuesta, te devuelve el crédito.",
      ],
      [
        "gratis gratuito para deportistas jugadores jugador registro atleta cuesta",
        "Recruit es gratuito para los deportistas: registrarse, mantener el perfil, responder a solicitudes e inscribirse en eventos no cuesta nada. Solo pagan los reclutadores.",
      ],
    ],
  },
  {
    path: "/pricing",
    title: "La prueba gratuita",
    passages: [
      [
        "prueba gratuita gratis cuánto dura duración días probar empezar tarjeta necesaria sin tarjeta",
        "Cada plan empieza con una prueba gratuita de 14 días, sin tarjeta; si la eliges antes de que se verifique tu organización, empieza con la verificación. Durante la prueba tienes la cuota de Basic: 3 perfiles revelados.",
      ],
      [
        "fin de la prueba después de la prueba qué pasa termina caduca cobra automáticamente",
        "Si al terminar la prueba no has añadido una tarjeta, simplemente se detiene y no se cobra nada. Para seguir, añade una tarjeta desde «Gestionar mi suscripción» en tu panel o elige un plan de nuevo.",
      ],
    ],
  },
  {
    path: "/dashboard",
    title: "Tu suscripción",
    passages: [
      [
        "cancelar darse de baja anular detener suscripción plan baja reembolso",
        "Puedes cancelar cuando quieras: abre tu panel y después «Gestionar mi suscripción». El plan sigue activo hasta el final del periodo ya pagado, y puedes cambiar de idea antes de ese día.",
      ],
      [
        "renovación renovar fecha factura tarjeta pago fallido rechazado cambiar tarjeta gestionar facturación portal",
        "Tu panel muestra el estado de tu plan y la fecha de renovación. «Gestionar mi suscripción» abre el portal del proveedor de pago: allí ves tu plan, añades una tarjeta, cancelas o reanudas.",
      ],
    ],
  },
  {
    path: "/players",
    title: "Contactar a un jugador",
    passages: [
      [
        "contactar jugador solicitud cómo oficial talento deportista escribir invitar",
        "Encuentra al jugador con la búsqueda, abre su perfil y envía una solicitud de contacto oficial. Necesitas una cuenta verificada y un plan o una prueba activos. El jugador responde; si acepta, se te revelan su nombre, correo y teléfono y podéis hablar.",
      ],
      [
        "solicitud rechazada rechaza rechazar dice no sin respuesta caduca crédito devuelto cuota reinicia nueva mes periodo usada cuenta perfil pendiente",
        "Una solicitud reserva un perfil de tu cuota. La aceptación lo usa; un rechazo, o 14 días sin respuesta, te lo devuelve. La cuota empieza de nuevo con cada periodo de facturación.",
      ],
    ],
  },
  {
    path: "/privacy",
    title: "Quién ve el perfil de un jugador",
    passages: [
      [
        "anónimo anonimato quién ve ver mi perfil nombre oculto visible identidad privacidad seudónimo público datos",
        "Cualquiera ve solo la ficha: un seudónimo, la franja de edad, la nacionalidad, una ciudad ampliada, el deporte, la posición y el nivel. Los reclutadores verificados con un plan o una prueba activos ven el perfil deportivo, todavía bajo seudónimo. El nombre, el correo, el teléfono y los documentos los ve solo el reclutador cuya solicitud oficial aceptaste.",
      ],
      [
        "publicar nombre completo mostrar mi nombre retirar acceso revocar quién vio registro historial revelado",
        "Un jugador adulto puede elegir publicar su nombre completo en la ficha. Cada vez que se revela tu identidad queda una línea que puedes leer: quién vio qué y cuándo. También puedes retirar el acceso a un reclutador.",
      ],
    ],
  },
  {
    path: "/privacy",
    title: "Jugadores menores de 18 años",
    passages: [
      [
        "menor menores niño hijo hija menos de 18 años edad padre madre padres tutor consentimiento permiso joven",
        "Antes de los 18 años se invita por correo a un tutor, que confirma antes de que el perfil aparezca. Cada solicitud de contacto le llega también y solo se abre con su sí. Antes de los 15, ambos consienten la propia cuenta. El nombre completo de un menor nunca es público.",
      ],
      [
        "cumplir 18 mayor de edad adulto control de la cuenta fin del tutor",
        "A los 18 años el control de la cuenta pasa al jugador, con 30 días de aviso.",
      ],
    ],
  },
  {
    path: "/player-signup",
    title: "El perfil de un jugador",
    passages: [
      [
        "registrarse inscribirse crear cuenta jugador deportista atleta perfil unirse empezar",
        "Elige «Jugador / Deportista» al crear tu cuenta y completa tu perfil: datos personales, medidas, deporte principal, posición y experiencia. Hay que aceptar las condiciones y la cesión de los derechos de imagen. Es gratis.",
      ],
      [
        "editar modificar cambiar actualizar mi perfil corregir datos",
        "Abre tu panel y elige «Modificar mi perfil»: el formulario ya está relleno, cambia lo que quieras y guarda.",
      ],
      [
        "visibilidad ser visto ojeadores más visitas clasificación mejorar consejos destacar oportunidades",
        "Para que te vean más: añade vídeos, actualiza tus estadísticas con regularidad, responde pronto a los reclutadores y completa todos los campos del perfil.",
      ],
    ],
  },
  {
    path: "/recruiter-signup",
    title: "Cuentas de reclutador y verificación",
    passages: [
      [
        "reclutador club academia agente ojeador registrarse crear cuenta organización",
        "Elige «Reclutador / Club» al crear tu cuenta y describe tu organización y lo que buscas. Pueden registrarse clubes, academias, universidades, franquicias, ojeadores y agentes.",
      ],
      [
        "verificación verificar verificado documentos cuánto tarda identidad prueba organización licencia insignia pendiente kyc",
        "Aportas un documento de identidad y una prueba de la organización (registro, estatutos...); la licencia profesional es opcional. El expediente se revisa y decide una persona. Hasta entonces puedes mirar las fichas y completar tu expediente, pero no contactar a jugadores.",
      ],
    ],
  },
  {
    path: "/privacy",
    title: "Documentos y vídeos",
    passages: [
      [
        "subir documento archivo tamaño formato pdf jpg png máximo límite megas MB",
        "Los documentos son PDF, JPG o PNG, de 5 MB como máximo cada uno.",
      ],
      [
        "subir vídeo tamaño formato mp4 mov avi máximo",
        "Los vídeos son MP4, MOV o AVI, de 100 MB como máximo cada uno.",
      ],
      [
        "mis documentos son privados confidenciales seguros seguridad identidad pasaporte quién puede leer se borran",
        "Los documentos son privados. Solo se abren con enlaces que caducan en minutos, tras comprobar los permisos, y cada consulta queda anotada. Las imágenes de documentos de identidad se borran 30 días después de la decisión.",
      ],
    ],
  },
  {
    path: "/events",
    title: "Eventos",
    passages: [
      [
        "evento eventos pruebas torneo entrenamiento partido inscribirse inscripción calendario participar",
        "El calendario muestra las próximas pruebas, torneos, entrenamientos, partidos y reuniones. Los jugadores inician sesión y pulsan «Inscribirse»; la inscripción queda pendiente hasta que el organizador la confirma.",
      ],
      [
        "completo plazas máximo participantes fecha límite cerrado ya inscrito",
        "Un evento puede tener un máximo de participantes y una fecha límite. Cuando está completo o la fecha ha pasado, la inscripción se cierra. Cada jugador se inscribe una sola vez.",
      ],
    ],
  },
  {
    path: "/sport-jobs",
    title: "Empleos del deporte",
    passages: [
      [
        "empleo empleos trabajo oferta publicar crear árbitro entrenador fisioterapeuta preparador mánager anuncio",
        "Cualquier persona con sesión iniciada puede publicar una oferta: árbitro, entrenador, preparador físico, fisioterapeuta, mánager deportivo u otro. El documento de identidad es obligatorio; certificados y diplomas son opcionales.",
      ],
      [
        "wishlist lista de deseos contratar contactar candidato añadir",
        "Los reclutadores añaden una oferta a su lista de deseos; después nuestro equipo pone en contacto a las dos partes.",
      ],
    ],
  },
  {
    path: "/terms",
    title: "Comisión y contratos",
    passages: [
      [
        "comisión porcentaje contrato firma firmar honorarios fichaje traspaso",
        "Recruit cobra una comisión del 20 % sobre cualquier contrato, a pagar en los 30 días siguientes a la firma. Donde la ley de un país fija un límite más bajo o lo prohíbe, como con los menores en Francia, se aplica esa regla.",
      ],
      [
        "eludir saltarse penalización fuera de la plataforma acuerdo directo responsabilidad",
        "Eludir la plataforma conlleva una penalización del 40 % del valor total del contrato. Nuestra responsabilidad se limita a lo pagado en los 12 meses anteriores.",
      ],
    ],
  },
  {
    path: "/sports",
    title: "Deportes e idiomas",
    passages: [
      [
        "qué deportes lista fútbol baloncesto rugby boxeo judo disponibles deporte",
        "El catálogo cubre 15 deportes: fútbol, baloncesto, fútbol americano, béisbol, críquet, balonmano, rugby, boxeo, MMA, jiu-jitsu brasileño, kickboxing, lucha, judo, kárate y taekwondo.",
      ],
      [
        "idioma idiomas lengua español inglés francés árabe traducir cambiar",
        "Recruit habla inglés, francés, español y árabe. Cambia el idioma en la parte superior de cualquier página; la elección se recuerda.",
      ],
    ],
  },
  {
    path: "/contact",
    title: "Soporte",
    passages: [
      [
        "contactar soporte ayuda hablar con alguien humano persona equipo correo teléfono problema pregunta queja error borrar eliminar cuenta",
        "Escribe al equipo con el formulario de contacto: tu nombre, tu correo y tu mensaje. Una persona te responde por correo.",
      ],
      [
        "contraseña olvidada olvidé olvidado perdida restablecer no puedo entrar iniciar sesión",
        "Si has olvidado tu contraseña, escribe al equipo con el formulario de contacto, desde el correo de tu cuenta.",
      ],
    ],
  },
];
