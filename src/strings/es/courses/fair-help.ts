import type { CourseOf } from '../../courses/shape.ts';

export const fairHelp: CourseOf<'fair-help'> = {
  title: 'Ayuda justa',
  description: 'Repartir la ayuda sin dejar a nadie fuera, sin humillar y sin hacer daño.',
  minutes: 8,
  level: 'basic',
  modules: {
    need: {
      title: 'Decide solo la necesidad',
      minutes: 2,
      parts: [
        'Solo la necesidad decide quién recibe ayuda primero: no la religión, el origen, la casta, el partido, el sexo ni la amistad. No atienda primero a los suyos, y no pida a cambio ni votos ni rezos.',
        'Busque a quienes no vienen: personas mayores y enfermas, personas con discapacidad, mujeres solas con hijos, gente que vive lejos. Pregunte quién falta.',
        'Trate a la gente como quiere que le traten. Pregunte qué necesitan, explique qué hay y, donde se pueda, deje que elijan. Nadie tiene que suplicar ni darle las gracias.',
      ],
      check: {
        question:
          'Le queda una carpa. Su primo quiere una segunda. Una desconocida con un bebé no tiene ninguna. ¿Para quién es?',
        answers: [
          'Para mi primo: la familia va primero.',
          'Para la desconocida con el bebé.',
          'Para quien más insista.',
        ],
        right: 1,
        why: 'Decide la necesidad, y no el parentesco ni la voz más fuerte. Si pide un familiar suyo, deje que decida otra persona del equipo.',
      },
    },
    queues: {
      title: 'Listas y filas',
      minutes: 2,
      parts: [
        'Diga antes, en los idiomas del lugar, quién recibe qué, cuándo y dónde. Si no alcanza, dígalo también. Los rumores vuelven peligrosas las filas.',
        'Elija un lugar con sombra, agua, una entrada y otra salida aparte. Deje pasar primero a personas mayores, embarazadas, gente con niños pequeños y personas con discapacidad.',
        'Use una sola lista y marque lo entregado. Si la gente empuja, pare, dé un paso atrás y llame a quien coordina: las vidas valen más que las cajas. Diga a la gente dónde puede quejarse.',
      ],
      check: {
        question: 'La gente empieza a empujar y las cajas se acaban. ¿Qué hace?',
        answers: [
          'Paro, digo claramente cómo está la situación y llamo a quien coordina.',
          'Lanzo las últimas cajas a la gente.',
          'Escondo las últimas cajas y no digo nada.',
        ],
        right: 0,
        why: 'Donde se lanzan cajas, hay gente pisoteada. Parar y hablar claro salva vidas.',
      },
    },
    safeguarding: {
      title: 'Ningún abuso, nunca',
      minutes: 2,
      parts: [
        'La ayuda es gratis. Pedir a cambio dinero, trabajo, favores o sexo es abuso, aunque la otra persona acepte. El contacto sexual con cualquier persona menor de 18 años está siempre prohibido.',
        'Quienes reciben ayuda dependen de usted. No empiece ninguna relación que se aproveche de ese poder, y nunca esté a solas con un niño a puerta cerrada.',
        'Si ve un abuso u oye de uno, repórtelo el mismo día a quien coordina o donde se reciben las quejas. Basta una sospecha. No investigue por su cuenta, no se lo diga a nadie más y proteja a quien se lo contó.',
      ],
      check: {
        question: 'Una chica dice que alguien del equipo quiere algo de ella antes de darle comida. ¿Qué hace?',
        answers: [
          'Le pregunto a esa persona del equipo si es cierto.',
          'Espero hasta tener pruebas.',
          'Lo reporto hoy y no se lo digo a nadie más.',
        ],
        right: 2,
        why: 'Otras personas están capacitadas para averiguar qué pasó. Si usted le pregunta a esa persona, puede poner en peligro a la chica.',
      },
    },
    data: {
      title: 'Nombres y fotos',
      minutes: 2,
      parts: [
        'Pregunte solo lo necesario para ayudar, como nombre, lugar y número de personas. Diga por qué pregunta y quién lo verá. Quien no quiera responder recibe ayuda igualmente.',
        'Una lista de nombres en malas manos puede poner vidas en peligro. Bloquee su teléfono, muestre la lista solo a quien la necesite y no envíe nada a grupos privados.',
        'Tome fotos solo con permiso, de niños solo si también lo dan sus padres, y nunca de personas en situaciones de vergüenza, dolor o muerte. No publique nada que muestre dónde se esconde o se aloja alguien.',
      ],
      check: {
        question: 'Quiere mostrar a sus amistades cómo ayudó. ¿Qué puede publicar?',
        answers: [
          'Una foto de los niños que recibieron comida.',
          'Una foto de su equipo junto al camión vacío, si todos están de acuerdo.',
          'La lista, para demostrar que se repartió todo.',
        ],
        right: 1,
        why: 'Las caras y los nombres de la gente necesitada son suyos. Quien depende de su ayuda difícilmente puede decir que no a una foto.',
      },
    },
  },
};
