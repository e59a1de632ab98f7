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
  },
};
