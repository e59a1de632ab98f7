import type { NoticeTexts } from './notice-texts.ts';

export const spanish: NoticeTexts = {
  types: {
    flood: 'Inundación',
    earthquake: 'Terremoto',
    fire: 'Incendio',
    hurricane: 'Huracán',
    landslide: 'Deslizamiento de tierra',
    other: 'Desastre',
  },
  report: {
    active: {
      title: 'su reporte está confirmado',
      body: 'Quienes ayudan ya pueden verlo. Gracias por avisar.',
    },
    alerted: {
      title: 'su reporte está confirmado',
      body: 'Se está avisando a quienes pueden ayudar cerca.',
    },
    resolved: {
      title: 'ya terminó',
      body: 'Lo que usted reportó está resuelto. Si allí todavía hace falta ayuda, repórtelo otra vez.',
    },
    dismissed: {
      title: 'se cerró su reporte',
      body: 'No se pudo confirmar. Si alguien está en peligro, llame al número de emergencias o repórtelo otra vez.',
    },
    duplicate: {
      title: 'ya se había reportado',
      body: 'Un reporte anterior habla del mismo desastre, y la ayuda se guía por él. Usted no tiene que hacer nada más.',
    },
  },
  aid: {
    taken: {
      title: 'Alguien se ocupa de su solicitud',
      body: 'Una organización se hizo cargo de lo que usted pidió.',
    },
    part: {
      title: 'Su solicitud avanza',
      body: 'Una parte de lo que usted pidió figura como entregada.',
    },
    open: {
      title: 'Su solicitud está abierta otra vez',
      body: 'Ahora mismo ninguna organización se ocupa de ella. Todas pueden verla.',
    },
    fulfilled: {
      title: 'Su solicitud está cumplida',
      body: 'Todo lo que usted pidió figura como entregado. Si falta algo, pídalo otra vez.',
    },
    withdrawn: {
      title: 'Se cerró su solicitud',
      body: 'Consta que ya no hace falta. Si todavía necesita ayuda, pídala otra vez.',
    },
    expired: {
      title: 'Se cerró su solicitud',
      body: 'No se logró contactar con usted. Si todavía necesita ayuda, pídala otra vez.',
    },
  },
  delivery: {
    departed: {
      title: 'Su entrega está en camino',
      body: 'Tenga listo su código: quien la trae se lo pedirá. Toque para verlo.',
    },
    unconfirmed: {
      title: 'Marcado como entregado',
      body: 'Se entregó sin tu código. Toca y di si ha llegado.',
    },
  },
  handed: {
    confirmed: { title: 'Entrega confirmada', body: 'El código de quien la recibió era correcto.' },
    unconfirmed: {
      title: 'Entrega sin confirmar',
      body: 'El código faltaba o no era correcto. Puede introducir el correcto más tarde.',
    },
    missing: {
      title: 'Algo no llegó',
      body: 'Quien debía recibir una entrega dice que algo no llegó. Vuelve a hacer falta.',
    },
  },
  asked: {
    report: {
      title: '¿Sigue siendo necesario?',
      body: 'Usted informó de un desastre hace tiempo. Toque y diga si la situación sigue igual.',
    },
    aid: {
      title: '¿Sigue siendo necesario?',
      body: 'Usted pidió ayuda hace tiempo. Toque y diga si todavía la necesita.',
    },
  },
  answered: { title: 'Tiene una respuesta', body: 'Le escribió quien se ocupa de lo suyo. Toque para leerla.' },
  work: {
    accepted: {
      title: 'usted tiene un lugar',
      body: 'Ya puede salir. Toque para ver adónde, y avise cuando esté en camino.',
    },
    coming: {
      title: '¿todavía va a venir?',
      body: 'Toque y dígalo. Sin respuesta, su lugar pasa a otra persona.',
    },
    released: {
      title: 'su lugar quedó libre',
      body: 'No llegó a tiempo ningún paso suyo, por eso su lugar está libre para otra persona.',
    },
    completed: {
      title: 'su trabajo está completado',
      body: 'Gracias por ayudar. Puede tener un certificado de ello.',
    },
    ended: {
      title: 'fue anulado',
      body: 'Por favor, no vaya más allí. Era un reporte falso o repetido. Usted queda libre para otro desastre.',
    },
    confirmed: { title: 'su trabajo está confirmado', body: 'Gracias. Puede tener un certificado de ello.' },
    'not-confirmed': { title: 'su trabajo no fue confirmado', body: 'Toque para leer el motivo.' },
    moved: { title: 'el lugar ha cambiado', body: 'Quien informó dice que es en otro sitio. Toque para ver dónde.' },
    message: { title: 'le escribió quien informó', body: 'Toque para leer y responder.' },
  },
  request: {
    moved: {
      title: 'Una solicitud cambió de lugar',
      body: 'Quien pidió dice que el lugar es otro. Toque para ver dónde.',
    },
    message: { title: 'Le escribió alguien a quien ayuda', body: 'Toque para leer y responder.' },
  },
  pledge: {
    accepted: { title: 'se espera a su gente', body: 'Pueden salir. Toque para ver adónde.' },
    withdrawn: {
      title: 'ya no se espera a su gente',
      body: 'Un administrador lo retiró. Por favor, no los envíe. Toque para leer por qué.',
    },
    done: { title: 'ha terminado', body: 'Está resuelto. Gracias por las personas que envió.' },
    ended: {
      title: 'se canceló',
      body: 'Por favor, no envíe a nadie más allí. El aviso era falso o estaba repetido.',
    },
  },
  unpledged: {
    title: 'no se espera a su gente',
    full: 'Todos los lugares se ocuparon antes de que llegara su respuesta. Por favor, no los envíe.',
    fewer: 'Quedaban menos lugares que personas suyas. Por favor, no envíe a nadie y responda de nuevo con menos.',
    closed: 'Este desastre ya no recibe voluntarios. Por favor, no los envíe.',
  },
  offer: {
    aid: {
      title: 'alguien pide ayuda',
      body: 'La solicitud corresponde a su organización. Toque para ver qué hace falta.',
    },
    disaster: { title: 'hacen falta voluntarios', body: 'Toque para decir cuántas personas envía su organización.' },
  },
  offerBeyond: (km) => `Nadie más cercano la ha aceptado: está a ${km} km de su zona de servicio.`,
  waiting: ({ aid, disaster }) => ({
    title: 'Nadie se ha encargado de esto',
    body: `Solicitudes de ayuda: ${aid}. Desastres sin voluntarios suficientes: ${disaster}. Ahora se ofrecen más lejos.`,
  }),
  declined: {
    title: 'usted no tiene lugar',
    full: 'Todos los lugares estaban ocupados antes de que llegara su solicitud. Por favor, no salga.',
    busy: 'Usted estaba en otro desastre cuando llegó su solicitud.',
    closed: 'Este desastre ya había terminado cuando llegó su solicitud. Por favor, no salga.',
  },
  account: {
    approved: {
      title: 'Su cuenta está aprobada',
      volunteer: 'Ya puede ayudar. Toque para ver dónde se necesita ayuda.',
      ngo: 'Su organización ya puede ayudar. Toque para ver dónde se necesita ayuda.',
      admin: 'Ya tiene los permisos de un administrador.',
    },
    refused: {
      title: 'Su cuenta no fue aprobada',
      body: 'Toque para leer el motivo. Todavía puede reportar y pedir ayuda.',
    },
  },
  team: ({ coming, wanted, arrived }) => ({
    title: 'quiénes vienen',
    body: `Aceptaron: ${coming}${wanted === undefined ? '' : ` de ${wanted}`}. Llegaron: ${arrived}. Toque para ver quiénes.`,
  }),
};
