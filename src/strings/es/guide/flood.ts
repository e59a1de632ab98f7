import type * as english from '../../guide/flood.ts';
import type { Translated } from '../../texts.ts';

export const flood: Translated<typeof english.flood> = {
  title: 'Inundación',
  lead: 'El agua sube rápido. Vaya a un lugar alto y no entre en agua que se mueve.',
  words:
    'inundaciones inundado anegado riada crecida creciente crece río sube agua subiendo metió entró casa desborde desbordamiento desbordó ' +
    'llena represa presa dique embalse marejada tsunami maremoto aguacero diluvio lluvia lluvias torrencial DANA',
  sections: {
    during: {
      title: 'Ahora',
      steps: [
        'Vaya de inmediato a un lugar más alto. Si el agua está subiendo, no espere una orden.',
        'Salga cuando las autoridades se lo indiquen. Lleve su mochila de emergencia solo si la tiene a mano.',
        'Dé la vuelta si el agua cubre el camino. Tome otro camino o quédese en un lugar alto.',
        'Recuerde: 15 cm de agua en movimiento pueden derribar a una persona; 30 cm hacen flotar muchos vehículos y 60 cm arrastran la mayoría de ellos.',
        'Corte la electricidad y el gas en la llave general, pero solo si tiene el cuerpo seco y el camino hasta allí está seco.',
        'Si no puede salir, vaya al piso más alto. Suba al techo solo si no queda otra opción, y haga señas para pedir ayuda.',
        'Si su vehículo se detiene en agua quieta, salga de él y vaya a un lugar alto.',
        'Si una corriente rápida atrapa su vehículo, quédese dentro. Si entra agua, suba al techo del vehículo.',
        'Si le arrastra la corriente, flote boca arriba con los pies hacia donde va el agua. Agárrese de algo firme.',
      ],
    },
    never: {
      title: 'Nunca',
      steps: [
        'Nunca camine, nade ni conduzca por agua de inundación. No puede ver qué profundidad ni qué velocidad tiene.',
        'Nunca toque aparatos eléctricos si tiene el cuerpo mojado o está de pie en el agua.',
        'Nunca se acerque a cables eléctricos caídos. El agua conduce su electricidad.',
        'Nunca suba a un desván o ático cerrado. Si el agua sube, puede quedar allí sin salida.',
        'Nunca esquive una barrera con el vehículo ni entre con él en un puente sobre agua rápida.',
      ],
    },
    after: {
      title: 'Después',
      steps: [
        'Vuelva solo cuando las autoridades digan que es seguro.',
        'Mire su casa antes de entrar. No entre si hay paredes inclinadas o con grietas nuevas, o si huele a gas.',
        'Mantenga cortada la electricidad hasta que todo esté seco y un profesional la haya revisado.',
        'Beba solo agua segura. El agua de inundación trae aguas negras, productos químicos y enfermedades.',
        'Tire a la basura los alimentos que el agua de inundación haya tocado.',
        'Use botas y guantes para limpiar. Lávese las manos con jabón a menudo.',
        'Cuidado con las serpientes y otros animales en la casa. Use un palo para dar la vuelta a las cosas.',
        'Use generadores y bombas de agua con motor solo al aire libre, lejos de puertas y ventanas.',
      ],
    },
    mould: {
      title: 'Moho y limpieza',
      words: 'hongos humedad lodo barro paredes pozo lejía lavandina desinfectar',
      steps: [
        'Use una mascarilla bien ajustada (N95), guantes, gafas cerradas y botas. Aleje a los niños y a las personas con asma.',
        'Abra puertas y ventanas y, si puede, seque todo en 2 días.',
        'Tire las cosas mojadas que no se puedan lavar: colchones, alfombras, sofás.',
        'Friegue primero las superficies duras con agua y jabón.',
        'Después de fregar las superficies, aplíqueles cloro (lejía) del 5 al 9 %: 60 ml como máximo en cada litro de agua.',
        'Nunca mezcle cloro (lejía) con amoníaco, ácido u otros limpiadores. El gas puede matar.',
        'No beba de un pozo que quedó bajo el agua hasta que esté desinfectado y se haya analizado su agua.',
      ],
    },
    before: {
      title: 'Antes',
      steps: [
        'Averigüe si su casa, su escuela o su trabajo pueden inundarse y cómo se avisa a la gente.',
        'Elija un lugar alto y seguro. Aprenda dos caminos para llegar a pie.',
        'Prepare una mochila de emergencia. Ponga los documentos y los teléfonos en bolsas impermeables.',
        'Aprenda a cortar la electricidad, el gas y el agua.',
        'Mantenga las canaletas y los desagües libres de hojas y basura.',
        'Acuerde quién ayuda a los niños, a las personas mayores y a las personas con discapacidad.',
        'Si se pronostica una inundación, cargue los teléfonos y llene recipientes limpios con agua potable.',
        'Si se pronostica una inundación, lleve animales, medicinas, semillas y documentos a un lugar alto.',
      ],
    },
  },
};
