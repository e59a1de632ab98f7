import type * as english from '../../legal/privacy.ts';
import type { Translated } from '../../texts.ts';

export const privacyTexts: Translated<typeof english.privacyTexts> = {
  lead: 'Usted puede reportar un desastre y pedir ayuda sin una cuenta. Su nombre y su número llegan a quienes ayudan, nunca al público. Sin publicidad, sin rastreo, sin venta de datos.',
  operator: 'Quién es el responsable',
  parts: {
    collected: {
      title: 'Qué datos recogemos',
      text: [],
      points: [
        'De un reporte: tipo de desastre, gravedad, lugar, descripción, su nombre y su número de contacto. Si usted los agrega: el número de personas afectadas, la ayuda que se necesita, su ubicación.',
        'De una solicitud de ayuda: su nombre y su número de contacto, tipo de desastre, lugar, qué necesita, cuánto y para cuándo, descripción. Si los añade: en qué otro lugar está registrada y su número allí.',
        'De una cuenta: nombre, dirección de correo electrónico, tipo de cuenta, los dispositivos en los que tiene la sesión abierta y qué versión de este texto aceptó. De su contraseña conservamos solo un código irreversible. A su dirección le escribimos solo por asuntos de su cuenta.',
        'Cuando usted inicia sesión o envía algo, el servidor cuenta los intentos por dirección de red y por un número aleatorio de su dispositivo, para impedir abusos. De ambos guarda solo códigos irreversibles. Su registro técnico no contiene direcciones de red ni lo que usted escribió.',
        'De un mensaje por el formulario de contacto: su nombre, su correo electrónico y el texto, y un teléfono si lo añade, que leen los administradores para responderle. Para el boletín: su correo electrónico y su idioma. Si este servidor puede enviar correo, primero le pide que lo confirme.',
        'De quien forma parte del voluntariado, solo lo que quiera decir: teléfono, dirección, ciudad, grupo sanguíneo, contactos de la familia y de emergencia, habilidades, cuándo tiene tiempo, número de Aadhaar. El grupo sanguíneo y el número de Aadhaar se guardan cifrados, con una clave que no está en la base de datos. Del número se muestran solo las cuatro últimas cifras, también a usted.',
        'Además: qué desastres aceptó, los pasos que indicó en el camino y sus motivos, qué resultó de ello, qué partes de los cursos aprendió y los certificados que pidió.',
        'De una organización: qué solicitudes de ayuda tomó o se le asignaron, cuándo, qué se entregó y por qué las devolvió.',
        'También: a qué desastres envió personas, cuántas, cuándo deben llegar, con qué nota, por qué las retiró, qué dejó de lado y de qué solicitudes se le avisó con un mensaje a su teléfono.',
        'De un administrador: qué decidió o cambió, cuándo, y los motivos que escribió.',
        'Si usted activa las alertas: adónde van los mensajes para este teléfono, qué alertas quiere, su idioma y un lugar redondeado a un kilómetro más o menos. Si quiere saber qué resulta de un reporte o de una solicitud: cuáles sigue este teléfono. Cuando una alerta llega o se abre, el teléfono se lo dice al servidor.',
        'A quien es voluntario y lo pide se le avisa de una alerta por SMS o por correo electrónico cuando ninguno de sus teléfonos responde, si este servidor puede hacerlo. Para eso guarda ese deseo, las horas de silencio elegidas en un teléfono mientras dure el deseo, y durante un año qué alertas se enviaron así.',
        'De una donación: importe, su nombre, correo electrónico y número de diez cifras y, si lo agrega, para qué es. También qué fue del pago y del dinero.',
        'Las fotos que usted agregue a un reporte o a una solicitud: se reducen en su teléfono y van sin las notas de la cámara, como el lugar donde se tomaron; la que su teléfono no puede abrir va tal como es. Las ven los administradores y quien se hizo cargo del reporte o de la solicitud. Una foto de un reporte la ven todos solo si un administrador lo decide; antes puede cubrir las caras.',
        'Las fotos que usted agregue como voluntario al llegar o al terminar, o como organización al entregar una ayuda: solo las ven usted y los administradores. Se borran con el reporte o la solicitud y, las del trabajo, a más tardar un año después de él.',
      ],
    },
    position: {
      title: 'Su ubicación',
      text: [
        'Se lee solo si usted lo permite en su navegador: cuando abre el formulario de reporte después de haberlo permitido, o cuando toca el botón para ello. Antes de enviar, usted ve que se encontró. Puede enviar sin ella. La aplicación no le sigue. También puede indicarla con una marca en un mapa.',
        'Si forma parte del voluntariado, puede compartir dónde está con los administradores que coordinan un desastre que usted aceptó: solo mientras lo tenga activado, y 12 horas como máximo. El servidor conserva solo la última ubicación. Se borra cuando usted deja de compartirla, cuando se acaba el tiempo, cuando termina el trabajo y cuando en 30 minutos no llega otra nueva.',
        'Si como parte del voluntariado avisa de un camino bloqueado, el aviso lleva el lugar donde usted está o el que marca en el mapa. Lo ven el voluntariado y la administración, y todo el mundo cuando la administración lo confirma; nadie ve que es suyo. Se borra 30 días después del último aviso o confirmación.',
        'Los administradores pueden enviar alertas a los voluntarios aprobados que están cerca de un desastre. El servidor los elige por la última ubicación que el dispositivo le dio para las alertas; donde nadie sabe dónde está el desastre, elige a todos los que tienen un dispositivo así. De cada alerta quedan anotados sus palabras, quién la envió y a quiénes.',
        'Con las alertas activadas, su ubicación se lee también al abrir la aplicación, si usted lo permitió. El servidor conserva solo la última, redondeada a un kilómetro más o menos, para avisarle cuando esté cerca. En su lugar puede elegir otro lugar.',
        'Cuando su teléfono guarda solo una parte de los desastres, «Primero los más cercanos» envía al servidor dónde está usted, redondeado a un kilómetro más o menos. El servidor no lo conserva.',
        'Un voluntario puede hacer que un servicio de rutas busque el camino por carretera hasta un desastre, donde este servidor indica uno. Ese servicio recibe dónde está usted y dónde es el desastre, con exactitud, y la dirección de internet de su teléfono; no quién es usted. Ocurre solo después de que usted aceptó al tocar «Mostrar la ruta»: desde entonces, cada vez que lo toca y cuando acepta un desastre. Puede retirarlo en el mismo lugar. Este servidor no se entera.',
        'Cuando la aplicación trae listas o el índice de lo reportado, puede indicar el cuadrado de unos 100 kilómetros donde estuvo por última vez su mapa, donde quiere alertas o donde trabaja su organización, para que lo cercano llegue primero. No se dice nada más exacto, y el servidor no lo conserva.',
      ],
      points: [],
    },
    phone: {
      title: 'Qué hay en su teléfono',
      text: [
        'Lo que usted escribe se guarda primero en su teléfono y se envía cuando hay conexión. Sin una cuenta, puede leerlo cualquiera que pueda desbloquear el teléfono. Cuando usted cierra sesión, los mensajes de su cuenta que siguen en espera se cifran. Los reportes, las solicitudes y los mensajes que escribió con la sesión abierta no se cifran, porque el teléfono los sigue enviando, pero la aplicación no se los muestra a nadie más.',
        'Mientras tenga la sesión abierta, hay allí también una copia de su propio perfil, trabajo y cursos; del número de Aadhaar, solo las cuatro últimas cifras. Se borra cuando usted cierra sesión.',
        'En el caso de un voluntario, también las últimas rutas que pidió, con el lugar donde empezaba cada una, las carreteras y el mapa de alrededor de los desastres y de un lugar propio que guarda para ir al lugar, y el último viaje que decidió registrar. El viaje nunca sale del teléfono: si después dice que pudo pasar por un camino bloqueado, solo se envían eso y la hora, y nadie ve quién fue. Todo se borra cuando cierra sesión.',
        'En el caso de una organización, también las solicitudes que tiene a su cargo. En el caso de un administrador, también copias de lo que ve: reportes y solicitudes de ayuda con nombres y números, quién pidió una cuenta, con su nombre, su correo electrónico y lo que contó de sí, y los mensajes del formulario de contacto. Todo esto se borra cuando cierran sesión.',
      ],
      points: [],
    },
    seen: {
      title: 'Quién ve qué',
      text: [
        'La descripción y el lugar son palabras suyas: por favor, no nombre en ellas a personas a las que no haga falta nombrar.',
      ],
      points: [
        'Todos, de un reporte confirmado: su tipo, gravedad, fechas, estado, la descripción con los números de teléfono y las direcciones de correo tapados, la ubicación redondeada a un kilómetro más o menos, y lo que los administradores escribieron sobre él para el público.',
        'Todos, de un reporte no confirmado: solo su tipo, estado y fecha.',
        'Todos, de una solicitud de ayuda: su tipo, las necesidades comunes y las cantidades, fechas, estado y la ubicación redondeada.',
        'Los voluntarios aprobados: además, la ubicación exacta y la dirección de los reportes confirmados. El nombre y el número de usted pueden abrirlos de un reporte a la vez. Cada consulta queda anotada, y su cantidad es limitada.',
        'Los voluntarios que están en el mismo desastre: el nombre y el teléfono de los demás.',
        'El perfil de un voluntario: esa misma persona y los administradores. Cada consulta de otra persona queda anotada.',
        'Todos los que conocen la dirección de un certificado: lo que dice. Es decir, el nombre, el tipo y la referencia del desastre, y las fechas.',
        'Las organizaciones aprobadas: además, la descripción y el lugar de las solicitudes de ayuda, con los números de teléfono y las direcciones de correo tapados, y su ubicación exacta.',
        'Un mensaje corto que usted escribe sobre un reporte o una solicitud: quien los tiene a su cargo; las respuestas, todos aquellos de quienes es el reporte o la solicitud. Los administradores lo leen con los números de teléfono y las direcciones de correo tapados, y cada consulta queda anotada. Se borra con el reporte o la solicitud.',
        'La organización que tiene una solicitud a su cargo: además, quién la pidió, su número y todo lo que escribió, mientras la tenga a su cargo. Las demás organizaciones ven solo qué necesidades ya están tomadas.',
        'Una organización cuya gente se espera en un desastre: además, su posición exacta, la dirección y todo lo que se informó, mientras se la espere y hasta 30 días después de que se resuelva. Su nombre y su número los abre reporte por reporte. Cada consulta se anota y su cantidad está limitada. Los voluntarios, y usted si hizo el reporte, ven qué organización envía a cuántas personas.',
        'Los administradores: todo. Queda anotado que abrieron una lista. También cada acción sobre un registro: ellos ven quién hizo qué, cuándo y por qué.',
        'Si un administrador corrige los datos de un reporte, lo que se escribió se conserva al lado. Los demás ven los datos corregidos; los administradores ven ambos, con quién los cambió, cuándo y por qué.',
        'Quienes administran el servidor pueden acceder a su base de datos. Nadie más recibe datos de nosotros, salvo que una ley nos obligue.',
        'Las alertas llegan al teléfono por el servicio de mensajes push de su navegador (de Google, Mozilla, Apple o Microsoft). Ese servicio sabe que llega un mensaje para este teléfono. El mensaje va cifrado para su teléfono; donde este servidor usa Firebase, Google puede leerlo. No contiene nombres ni números de quienes reportaron.',
        'Para una alerta por SMS, el servicio que lo envía recibe el número de teléfono y las palabras de la alerta; para una por correo electrónico, el servidor de correo recibe la dirección y las palabras. Si en uno o dos días nadie ha dicho que un informe o una solicitud sigue en pie, y ningún aviso llega al teléfono que lo envió, se pregunta por SMS al número que contiene, con el mismo servicio.',
        'Si usted paga una donación, el proveedor de pagos Razorpay recibe el importe, su nombre, su correo electrónico y su número, y los números con los que su cuenta y el desastre están guardados aquí, para que su pago se encuentre de nuevo si este servidor pierde datos; no lo que usted escribió sobre el propósito. Cómo paga se lo dice solo al proveedor. Todo el mundo ve los importes y en qué se usan, también en el registro público, sin nombres.',
        'La aplicación se comunica solo con el servidor al que pertenece, con cuatro excepciones: las alertas, si usted las activa, las rutas, si usted las acepta, los pagos, si usted dona, y las imágenes de los mapas. Las imágenes vienen de un servidor de mapas, cuyo nombre está debajo de cada mapa. Cuando usted abre un mapa, ese servidor conoce la dirección de internet de su teléfono, el nombre de este sitio y qué parte del mapa mira; ni quién es usted ni qué reporta. Un enlace a un video abre otro sitio, y solo cuando usted lo toca.',
      ],
    },
    kept: {
      title: 'Cuánto tiempo lo conservamos',
      text: [],
      points: [
        'En su teléfono: lo que está en espera, hasta que se envíe o usted lo borre. Una copia de lo enviado, 30 días. Un formulario a medio llenar, hasta que usted lo envíe o lo vacíe. De cada reporte, un secreto que demuestra que es suyo. Copias de listas públicas y hasta unos 10 MB de imágenes de mapas que usted ha visto.',
        'En el servidor: los reportes y las solicitudes de ayuda, hasta que se borren a petición de alguien o por decisión de quienes administran el servidor. Con ellos se borran los datos corregidos, lo que se escribió para el público, las alertas y lo que las organizaciones tomaron de ellas.',
        'Los mensajes del formulario de contacto: un año después de responderlos, o dos años después de su llegada. Una dirección para el boletín: hasta que usted se dé de baja con el enlace de cada correo; una que no se confirmó, 30 días, o un año donde este servidor no envía correo. Después de la baja, un código irreversible de ella durante 30 días, para que nadie pueda volver a inscribirla.',
        'Un inicio de sesión: 180 días después de su último uso. Un dispositivo conocido de una cuenta: un año. Quién decidió o cambió qué: dos años.',
        'A quiénes llegó una alerta: un año. Qué resultó de la acción de un administrador o de una organización, para que un teléfono que estaba sin conexión pueda decirlo: un año.',
        'Personas que una organización retiró: un año.',
        'Lo que un teléfono registró para las alertas: hasta que usted cierre sesión en él o borre la cuenta, o 180 días sin uso. Sin una cuenta: una semana, o 60 días mientras el teléfono siga un reporte. Que una alerta llegó a un teléfono o se abrió: un año.',
        'El perfil, el trabajo, los cursos y los certificados de un voluntario: hasta que se borre la cuenta. Cada uno de los pasos, un año después del fin del trabajo; las solicitudes que no se aceptaron, un año.',
        'Donaciones: los importes se quedan para siempre. Su nombre, su dirección, su número y sus palabras se borran de aquí cuando usted borra la cuenta; el proveedor de pagos conserva lo que se le dijo el tiempo que manda la ley.',
        'Después de borrar queda un simple comprobante sin contenido, para que un teléfono antiguo no pueda traer los datos de vuelta. Las copias de seguridad pueden contenerlos hasta que se reemplacen.',
      ],
    },
    rights: {
      title: 'Sus derechos',
      text: [],
      points: [
        'Ver sus datos: en “Su cuenta”, “Descargar mis datos” le da un archivo con todo lo que el servidor conserva sobre su cuenta.',
        'Corregirlos: cambie su nombre en “Su cuenta”. Para un reporte o una solicitud, escriba a quienes administran el servidor.',
        'Borrarlos: en “Su cuenta”, “Borrar mi cuenta”. Reportes que envió sin una cuenta: dé la referencia a quienes administran el servidor, y ellos pueden borrarlos.',
        'En su teléfono: “En este dispositivo” muestra todo lo que se conserva. Allí puede copiarlo o borrarlo.',
        'Puede retirar su consentimiento, oponerse y presentar una queja ante la autoridad de protección de datos de su país.',
      ],
    },
    security: {
      title: 'Seguridad',
      text: [
        'Entre el teléfono y el servidor, los datos viajan cifrados cuando la dirección empieza por https. Las contraseñas se guardan como códigos irreversibles. Los administradores pueden activar la verificación en dos pasos. Si los datos llegan a manos equivocadas, quienes administran el servidor tienen que avisar a las personas afectadas y a la autoridad.',
      ],
      points: [],
    },
    changes: {
      title: 'Cambios',
      text: [
        'Cuando este texto cambia, cambian también su versión y su fecha. Su cuenta conserva la versión que usted aceptó.',
      ],
      points: [],
    },
  },
};

export const routeServiceTexts: Translated<typeof english.routeServiceTexts> = {
  named: (host: string) => `El servicio de rutas que indica este servidor es ${host}.`,
  google:
    'Si un voluntario aceptó eso, «Mostrar la ruta» también envía a Google dónde está y dónde es el desastre, y la búsqueda en el mapa envía a Google lo que se escribe allí y qué lugar se elige. Así Google conoce la dirección de internet del teléfono, y guarda lo que dice su propia política: https://policies.google.com/privacy. Sus rutas no se guardan, ni en el teléfono ni en este servidor.',
};

export const assistantPrivacyTexts: Translated<typeof english.assistantPrivacyTexts> = {
  named: (host: string) =>
    `El asistente consulta, por medio de este servidor, un modelo de lenguaje en ${host}: lo que usted escribe allí y el final de la conversación, sin números de teléfono, correos electrónicos, posiciones, su propio nombre ni los nombres de los registros que está viendo. Este servidor no guarda nada de ello. Lo que guarda el proveedor del modelo depende de sus condiciones.`,
  direct: (host: string) =>
    `El asistente de esta aplicación consulta directamente un modelo de lenguaje en ${host}: su dispositivo le envía lo que usted escribe allí y el final de la conversación, sin números de teléfono, correos electrónicos, posiciones, su propio nombre ni los nombres de los registros que está viendo. El proveedor del modelo ve también la dirección de red de su dispositivo. Lo que guarda depende de sus condiciones.`,
  translates: (host: string) =>
    `Los administradores pueden hacer traducir un reporte por un modelo de lenguaje en ${host}: recibe lo que dice el reporte, sin números de teléfono, correos electrónicos, posiciones exactas ni el nombre de quien lo envió. Cada uso queda en el historial del reporte.`,
};
