import type * as english from '../../guide/family-plan.ts';
import type { Translated } from '../../texts.ts';

export const familyPlan: Translated<typeof english.familyPlan> = {
  title: 'Plan familiar',
  lead: 'Acuerden ahora dónde se encuentran y a quién avisan. Así nadie tendrá que buscar.',
  words: 'familia hogar casa plan emergencia evacuación preparar preparación punto encuentro reunión contacto vecinos',
  sections: {
    plan: {
      title: 'Hagan juntos un plan',
      steps: [
        'Hablen de los desastres que pueden ocurrir donde viven y de lo que haría cada uno.',
        'Acuerden dos puntos de encuentro: uno fuera de la casa y otro fuera del barrio.',
        'Elijan a una persona que viva lejos. Todos le envían un mensaje a esa persona.',
        'Escriban en papel los números de teléfono importantes. Cada uno lleva una copia.',
        'Aprendan dos salidas de la casa y dos de la zona, y dónde está el albergue más cercano.',
        'Acuerden quién ayuda a los bebés, a las personas mayores, a las personas con discapacidad y a los animales.',
        'Muestren a todos dónde y cómo se cortan la electricidad, el gas y el agua.',
        'Practiquen el plan dos veces al año. Cámbienlo cuando cambie la familia.',
      ],
    },
    phone: {
      title: 'El teléfono en un desastre',
      words: 'celular móvil batería pila mensaje sms señal cargar rumor rumores bulo noticias falsas',
      steps: [
        'Ahorre batería: baje el brillo de la pantalla y active el modo avión entre un mensaje y otro.',
        'Envíe un mensaje de texto. Muchas veces llega cuando una llamada no.',
        'Haga llamadas cortas, para que otros puedan pedir ayuda.',
        'Confíe en los mensajes oficiales. No difunda lo que no haya comprobado.',
        'Reporte un desastre o pida ayuda en esta aplicación también sin señal. Se enviará cuando haya señal.',
      ],
    },
    children: {
      title: 'Niños',
      words: 'niña niñas niño bebé bebés hijo hijos hija hijas menores',
      steps: [
        'Ponga en el bolsillo de cada niño el nombre y el número de teléfono de la familia.',
        'Enseñe a los niños el número de emergencias, el punto de encuentro y su nombre completo.',
        'Quédese cerca de los niños. Dígales con sencillez y con verdad lo que está pasando.',
        'Mantenga las comidas, el sueño y el juego. Los niños se sienten más seguros con sus costumbres.',
      ],
    },
    care: {
      title: 'Enfermedad y discapacidad',
      words:
        'medicina medicinas medicamentos remedios silla ruedas oxígeno diálisis insulina anciano ancianos mayores embarazada',
      steps: [
        'Tenga medicinas para siete días o más, y una lista de ellas.',
        'Pida a tres personas cercanas que le cuiden en una emergencia.',
        'Planee la electricidad para los aparatos médicos: baterías, o un lugar que tenga generador.',
        'Diga a los equipos de rescate qué necesita: cómo levantarle, qué no puede comer, cómo entiende mejor.',
      ],
    },
    apart: {
      title: 'Si se pierden unos de otros',
      words:
        'desaparecido desaparecidos desaparecida perdido perdida separados niño niña buscar buscando familiares parientes',
      steps: [
        'Vaya al punto de encuentro y espere allí.',
        'Envíe un mensaje a su contacto lejano: con quién está, dónde está y adónde va.',
        'Avise al albergue o a la policía de las personas desaparecidas. Lleve una foto.',
        'Pida a la Cruz Roja o a la Media Luna Roja que busque. Su servicio para encontrar familiares es gratuito.',
        'Si encuentra a un niño perdido, quédese con él en un lugar seguro y avise a la policía o a una organización de ayuda.',
      ],
    },
    'lost-contact': {
      title: 'Si no puede comunicarse con alguien',
      words:
        'contesta responde llamada localizar incomunicado familiares esposo esposa madre padre hijo hija noticias vivo',
      steps: [
        'Envíe un mensaje de texto en lugar de llamar. Muchas veces llega cuando una llamada no.',
        'Escriba cómo está, dónde está y adónde va.',
        'Pregunte a su contacto lejano y luego a familiares, amigos y vecinos.',
        'Busque el nombre en las listas de albergues y hospitales. Agregue el suyo.',
        'Pida a la Cruz Roja o a la Media Luna Roja que busque. Su servicio para encontrar familiares es gratuito: familylinks.icrc.org.',
        'No vaya a lugares peligrosos para buscar. Avise a la policía y dele una foto.',
      ],
    },
    'children-alone': {
      title: 'Un niño sin sus padres',
      words: 'niña solo sola encontrado huérfano separado menor secuestro trata',
      steps: [
        'Quédese con el niño perdido en un lugar seguro y cercano donde otras personas les vean. Que haya siempre dos adultos.',
        'Pregúntele con suavidad su nombre, quiénes son sus padres y dónde vive. Anote dónde y cuándo encontró al niño.',
        'Avise de inmediato a la policía o a una organización de ayuda. Pida que se identifiquen.',
        'Nunca entregue al niño a quien solo diga que es de la familia. Deben comprobarlo la policía o quienes protegen a la infancia.',
        'No publique en internet fotos ni el nombre del niño.',
        'Mantenga juntos a los hermanos. No se lleve al niño a su casa.',
      ],
    },
  },
};
