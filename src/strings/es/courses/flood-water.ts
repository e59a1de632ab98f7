import type { CourseOf } from '../../courses/shape.ts';

export const floodWater: CourseOf<'flood-water'> = {
  title: 'Dentro y cerca del agua de inundación',
  description: 'Por qué el agua tiene más fuerza que usted, y cómo ayudar desde tierra firme.',
  minutes: 8,
  level: 'advanced',
  modules: {
    moving: {
      title: 'Agua en movimiento',
      minutes: 2,
      parts: [
        'Nunca camine, nade ni conduzca por agua de inundación. No puede ver qué profundidad ni qué velocidad tiene, ni si el camino sigue ahí.',
        '15 cm de agua en movimiento pueden derribar a una persona. 30 cm hacen flotar muchos vehículos y 60 cm arrastran la mayoría de ellos.',
        'Si el agua cubre el camino, dé la vuelta. Fíjese si el agua sube, se pone turbia o trae ramas: puede llegar mucha más de repente. Antes de empezar, sepa por dónde ir a un lugar más alto, y vaya a tiempo.',
      ],
      check: {
        question: 'El agua corre sobre el camino. Parece poco profunda, y al otro lado espera gente. ¿Qué hace?',
        answers: [
          'Cruzo despacio con un palo.',
          'Cruzo rápido con el vehículo.',
          'Doy la vuelta y aviso que el camino está cortado.',
        ],
        right: 2,
        why: 'No se ven ni la profundidad ni los huecos del camino. Si el agua le arrastra, hay una persona más que rescatar.',
      },
    },
    rescue: {
      title: 'Alcance, lance, no entre',
      minutes: 2,
      parts: [
        'Muchas personas se ahogan porque entraron al agua para salvar a alguien. Quédese en tierra firme y llame al número de emergencias, o pida que alguien llame.',
        'Hable a la persona. Alcance: acuéstese boca abajo y tiéndale un palo, una rama o una tela. Lance: una cuerda, un bidón vacío y cerrado, una pelota, lo que flote.',
        'Si se agarra, tire despacio hacia la orilla, y quédese cerca del suelo para que no le arrastre al agua. Si no puede alcanzar ni lanzar, no pierda de vista a la persona e indique el lugar al equipo de rescate.',
      ],
      check: {
        question: 'El agua arrastra a un hombre cerca de la orilla. Usted nada bien. ¿Qué hace primero?',
        answers: [
          'Salto al agua: nado bien.',
          'Le lanzo algo que flote y grito para pedir ayuda.',
          'Corro a casa a buscar una cuerda.',
        ],
        right: 1,
        why: 'La corriente, el frío y lo que hay bajo el agua también vencen a quien nada bien. Desde la orilla ayuda sin convertirse en víctima.',
      },
    },
    unseen: {
      title: 'Agua sucia y electricidad',
      minutes: 2,
      parts: [
        'El agua de inundación lleva aguas negras, químicos, vidrios y animales. Proteja de ella las heridas, use botas y guantes, y lávese las manos con jabón antes de comer o tocarse la cara.',
        'Nunca toque aparatos eléctricos si tiene el cuerpo mojado o está de pie en el agua. Manténgase muy lejos de los cables eléctricos caídos, porque el agua conduce su electricidad. Aleje también a los demás.',
        'Si huele a gas, salga de inmediato, y no use llamas ni interruptores. Use generadores y bombas con motor solo al aire libre. Su humo mata, y su veneno no tiene olor.',
      ],
      check: {
        question: 'Un cable eléctrico cuelga dentro del agua de una calle. ¿Quién puede acercarse?',
        answers: [
          'Nadie, hasta que la compañía eléctrica diga que está sin corriente.',
          'Alguien con botas de goma.',
          'Alguien con un palo de madera seco.',
        ],
        right: 0,
        why: 'El agua conduce la electricidad, y ni las botas ni los palos le protegen. Aleje a la gente y avise del lugar.',
      },
    },
    boats: {
      title: 'Botes y chalecos salvavidas',
      minutes: 2,
      parts: [
        'Suba a un bote solo con una tripulación que conozca el bote y el agua. Todos llevan un chaleco salvavidas de su talla y cerrado, también los niños. Sin chaleco no va nadie.',
        'Nunca suba a un bote más personas de las que puede llevar. Que se sienten abajo y en el centro, con el peso repartido. Deje el equipaje pesado.',
        'Bajo el agua hay cercas, vehículos y cables. Vaya despacio, aléjese de los puentes y del agua rápida, y vuelva antes de que oscurezca. Diga a alguien en tierra adónde va y cuándo volverá.',
      ],
      check: {
        question: 'Un bote debe sacar a cinco personas, pero hay cuatro chalecos salvavidas. ¿Qué es lo correcto?',
        answers: [
          'Van las cinco: el camino es corto.',
          'Quien no tiene chaleco espera en un lugar seguro el siguiente viaje.',
          'Quien nada mejor va sin chaleco.',
        ],
        right: 1,
        why: 'Un bote puede volcarse en un momento. Nadie viaja sin chaleco salvavidas, por corto que sea el camino.',
      },
    },
  },
};
