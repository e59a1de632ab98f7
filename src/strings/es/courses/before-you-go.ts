import type { CourseOf } from '../../courses/shape.ts';

export const beforeYouGo: CourseOf<'before-you-go'> = {
  title: 'Antes de salir',
  description: 'Prepárese, vuelva a salvo y deje que la aplicación trabaje por usted sin conexión.',
  minutes: 8,
  level: 'basic',
  modules: {
    ready: {
      title: '¿Está en condiciones?',
      minutes: 2,
      parts: [
        'Pregúntese con sinceridad si hoy puede ayudar. Vaya solo si tiene buena salud, ha descansado y no ha bebido. Quien ayuda y se enferma ocupa una cama que otra persona necesita.',
        'Su propia seguridad va primero. Haga solo lo que aprendió a hacer, y diga que no cuando una tarea sea demasiado peligrosa. Nadie puede reprochárselo.',
        'Únase a un equipo y siga lo que indique quien lo coordina. No vaya por su cuenta a una zona de desastre, y nunca por un rumor. Quienes llegan sin que nadie los llame bloquean caminos y gastan agua y comida.',
      ],
      check: {
        question: 'Usted durmió mal y tiene fiebre. Cerca hubo una inundación. ¿Qué hace?',
        answers: [
          'Voy: toda mano cuenta.',
          'Hoy me quedo en casa y aviso a quien coordina.',
          'Voy, y no le digo a nadie que tengo fiebre.',
        ],
        right: 1,
        why: 'Una persona enferma necesita ayuda y puede contagiar a otras en un refugio. Con descanso y salud, mañana ayudará más.',
      },
    },
    take: {
      title: 'Qué llevar',
      minutes: 2,
      parts: [
        'Lleve agua segura y comida suficientes para usted para un día entero, y sus propias medicinas. En un desastre a la gente no le sobra nada.',
        'Use zapatos fuertes, pantalón largo y mangas largas, y algo que haga fácil verle. Lleve guantes, mascarilla, linterna, ropa de lluvia y un silbato.',
        'Cargue el teléfono antes de salir y lleve una batería externa si la tiene. Lleve un documento de identidad y un papel con los números de su familia y de quien coordina.',
      ],
      check: {
        question: '¿Por qué lleva usted su propia agua y comida?',
        answers: [
          'Para vender lo que sobre.',
          'Porque a quienes ayudan no les dan descanso.',
          'Para no quitarles nada a quienes tienen muy poco.',
        ],
        right: 2,
        why: 'Las provisiones son para la gente afectada. Quien llega sin nada es una persona más a la que hay que atender.',
      },
    },
    tell: {
      title: 'Avise a alguien',
      minutes: 2,
      parts: [
        'Antes de salir, diga a una persona adónde va, por qué camino, con quién y cuándo volverá. Acuerden qué hará si no tiene noticias de usted.',
        'Al llegar, preséntese primero ante quien coordina. Pida que anoten su nombre, y avise cuando se vaya. Si pasa algo, se busca a quienes están en la lista.',
        'Trabajen en parejas. Si cambian las órdenes, si el camino está cortado o si se siente mal, dígalo de inmediato. Salga cuando se lo indiquen las autoridades o quien coordina.',
      ],
      check: {
        question: 'Después de un día duro quiere irse a casa. ¿Qué es lo primero?',
        answers: [
          'Avisar a quien coordina que me voy.',
          'Irme sin decir nada, para no molestar.',
          'Escribir al equipo al día siguiente.',
        ],
        right: 0,
        why: 'Si no avisa, otras personas pueden arriesgar la vida buscándole.',
      },
    },
    app: {
      title: 'La aplicación sin conexión',
      minutes: 2,
      parts: [
        'En la aplicación usted acepta ayudar en un desastre. Después da tres pasos pequeños: en camino, ya llegué, terminé. Así quien coordina sabe quién viene y quién está a salvo.',
        'Todo esto también funciona sin conexión. «Guardado en este teléfono» significa que queda guardado y se envía solo; en algunos teléfonos, únicamente mientras la aplicación está abierta. Ábrala de nuevo cuando haya conexión.',
        'Aceptar sin conexión es una solicitud: decide el servidor. Si ya hay gente suficiente, la aplicación se lo dice y le muestra el siguiente lugar cercano. Si pasa un tiempo sin ningún paso, la aplicación le pregunta, y después su lugar se da a otra persona.',
      ],
      check: {
        question: 'No tiene conexión. La aplicación dice «Guardado en este teléfono». ¿Qué conviene hacer?',
        answers: [
          'Enviarlo otra vez cada hora.',
          'Nada por ahora. Abrir la aplicación de nuevo cuando haya conexión.',
          'Escribirlo todo de nuevo.',
        ],
        right: 1,
        why: 'Espera en el teléfono y se envía solo; en algunos teléfonos, únicamente con la aplicación abierta. Escribirlo otra vez solo haría dos en lugar de uno.',
      },
    },
  },
};
