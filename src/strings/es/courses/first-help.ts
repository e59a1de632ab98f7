import type { CourseOf } from '../../courses/shape.ts';

export const firstHelp: CourseOf<'first-help'> = {
  title: 'Primera ayuda a personas heridas',
  description: 'Qué hacer hasta que llegue ayuda capacitada. No reemplaza un curso de primeros auxilios con práctica.',
  minutes: 12,
  level: 'advanced',
  modules: {
    scene: {
      title: 'Primero la seguridad, luego la llamada',
      minutes: 3,
      parts: [
        'Vea si hay peligro antes de acercarse: fuego, gas, tráfico, electricidad, agua en movimiento, cosas que caen. Si no es seguro, no se acerque y llame al número de emergencias.',
        'Hable a la persona y sacúdale los hombros con suavidad. Si no responde, grite para pedir ayuda. Inclínele la cabeza hacia atrás y mire si respira, hasta 10 segundos. Boquear o dar bocanadas sueltas no es respirar.',
        'Llame con el altavoz activado, o pida a una persona que lo haga. Diga dónde está, qué pasó y cuántas personas están heridas. Deje que la otra persona termine la llamada.',
      ],
      check: {
        question:
          'Alguien está tendido junto a un vehículo. Un cable eléctrico cuelga hasta el suelo. ¿Qué es lo primero?',
        answers: [
          'Alejo rápido a la persona.',
          'Le sacudo los hombros.',
          'No me acerco al cable y llamo para pedir ayuda.',
        ],
        right: 2,
        why: 'Quien ayuda y se lastima ya no puede ayudar a nadie. Acérquese solo cuando el lugar sea seguro.',
      },
    },
    breathing: {
      title: 'No respira',
      minutes: 3,
      parts: [
        'Un adulto que no responde y no respira con normalidad necesita RCP de inmediato. Llame con el altavoz activado y envíe a alguien a buscar un desfibrilador (DEA).',
        'Acueste a la persona boca arriba sobre algo plano. Ponga el talón de una mano en el centro del pecho y la otra mano encima. Hunda el pecho de 5 a 6 cm, de 100 a 120 veces por minuto, y deje que suba del todo cada vez.',
        'Si aprendió a hacerlo y quiere, dé 2 respiraciones después de cada 30 compresiones. Si no, comprima sin parar. Túrnense cada 2 minutos. Después de un ahogamiento, y a los niños, dé primero 5 respiraciones.',
      ],
      check: {
        question: 'Un adulto no responde y solo boquea de vez en cuando. ¿Qué hace?',
        answers: [
          'Llamo para pedir ayuda y empiezo la RCP.',
          'Espero a que deje de boquear.',
          'Lo pongo de lado y observo.',
        ],
        right: 0,
        why: 'Boquear no es respirar. Con cada minuto sin RCP es menos probable que la persona viva.',
      },
    },
    bleeding: {
      title: 'Sangrado grave',
      minutes: 3,
      parts: [
        'Presione fuerte la herida de inmediato, con una tela o con la mano. Use guantes o una bolsa limpia si puede. Siga presionando al menos 10 minutos sin mirar.',
        'Si la sangre traspasa, agregue tela y presione más fuerte. Si hay algo clavado en la herida, no lo saque: presione a los lados. Acueste a la persona y abríguela.',
        'Si un brazo o una pierna aún sangra mucho, ate un torniquete entre la herida y el tronco, a una distancia de 5 a 7 cm de la herida, no en una articulación. Apriételo hasta que el sangrado pare, anote la hora y no lo afloje.',
      ],
      check: {
        question: 'La sangre traspasa la tela con la que usted presiona la herida. ¿Qué hace?',
        answers: ['Quito la tela y miro.', 'Agrego tela y presiono más fuerte.', 'Lavo la herida con agua.'],
        right: 1,
        why: 'Al quitar la tela se abre otra vez lo que empezaba a cerrarse. Siga presionando.',
      },
    },
    still: {
      title: 'Cuándo no mover a una persona',
      minutes: 3,
      parts: [
        'No mueva a una persona herida, salvo que haya peligro donde está, como fuego o agua que sube. Si duele el cuello o la espalda, o hay brazos o piernas dormidos, deje quietos la cabeza y el cuerpo y espere ayuda.',
        'Si la persona no responde pero respira, gírela de lado e inclínele la cabeza hacia atrás, para que la boca quede abierta y mire hacia abajo. Vigile la respiración hasta que llegue ayuda.',
        'Si hay un peso sobre una persona, quítelo en los primeros 15 minutos si puede hacerlo sin peligro. Si pasaron más de 15 minutos, déjelo al equipo de rescate o haga lo que le diga el servicio de emergencias.',
      ],
      check: {
        question: 'Una mujer se cayó de un techo. Está despierta y le duele la espalda. El lugar es seguro. ¿Qué hace?',
        answers: [
          'La ayudo a sentarse.',
          'La llevo en brazos hasta el camino.',
          'Le digo que no se mueva y espero ayuda con ella.',
        ],
        right: 2,
        why: 'Si hay una lesión en la columna, un movimiento puede empeorarla. Si no hay peligro, no hay prisa por moverla.',
      },
    },
  },
};
