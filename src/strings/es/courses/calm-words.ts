import type { CourseOf } from '../../courses/shape.ts';

export const calmWords: CourseOf<'calm-words'> = {
  title: 'Palabras de calma',
  description: 'Primera ayuda psicológica: observar, escuchar, conectar. Cualquier persona puede aprenderla.',
  minutes: 8,
  level: 'basic',
  modules: {
    'look-and-listen': {
      title: 'Observar y escuchar',
      minutes: 2,
      parts: [
        'La primera ayuda psicológica no es una terapia. Es ayuda humana: observar quién está en peligro o en gran angustia, escuchar, y conectar a la gente con lo que necesita.',
        'Primero fíjese si el lugar es seguro. Después vaya hacia quienes más pueden necesitarle: niños que están solos, personas con discapacidad y personas que no reaccionan.',
        'Diga quién es y pregunte si puede ayudar. Escuche y respete los silencios. No presione a nadie para que cuente lo que pasó, no prometa lo que no puede cumplir y nunca diga «Podría ser peor».',
      ],
      check: {
        question: 'Un hombre está sentado en un refugio y no dice nada. ¿Cuál es un buen comienzo?',
        answers: [
          '«Cuénteme exactamente qué vio».',
          '«Me llamo Asha. ¿Puedo sentarme con usted?»',
          '«Todo va a salir bien».',
        ],
        right: 1,
        why: 'Él decide si quiere hablar. Presionarle para que cuente puede hacerle daño, y nadie puede prometer que todo saldrá bien.',
      },
    },
    link: {
      title: 'Conectar y dejar en otras manos',
      minutes: 2,
      parts: [
        'Pregunte qué necesitan ahora: agua, una manta, noticias de la familia. Ayude a conseguirlo. Diga solo lo que sabe con certeza, y cuando no sepa, dígalo.',
        'No lo haga todo por ellos. Pregunte qué les ayudó en tiempos difíciles y a quién tienen cerca. Volver a decidir cosas pequeñas devuelve confianza.',
        'Algunas personas necesitan más de lo que usted puede dar. Llame a personal de salud para quien quiera hacerse daño o hacer daño a otros, tenga mucha confusión, o ya no pueda cuidar de sí ni de su hijo. Quédese hasta que venga alguien.',
      ],
      check: {
        question: 'Una mujer dice que ya no quiere vivir. ¿Qué hace?',
        answers: [
          'Me quedo con ella y pido que llamen a personal de salud.',
          'Le digo que no piense esas cosas y la dejo descansar a solas.',
          'Le prometo no decírselo a nadie.',
        ],
        right: 0,
        why: 'Tome siempre en serio esas palabras. No la deje a solas, y no cargue usted con esto sin ayuda.',
      },
    },
    children: {
      title: 'Niñas y niños',
      minutes: 2,
      parts: [
        'Mantenga a los niños junto a su familia. Nunca se lleve a un niño que está solo, y nunca lo entregue a quien lo pida. Quédese y avise de inmediato a quien coordina o a quienes protegen a la infancia.',
        'Agáchese hasta la altura de sus ojos. Hable con calma, con palabras cortas, y diga la verdad. Dígale qué va a pasar ahora, y que no es culpa suya.',
        'Los niños pequeños pueden aferrarse a alguien, llorar o volver a mojar la cama. Es normal y casi siempre pasa. Lo que más ayuda es comer, dormir, jugar y estar con personas conocidas. Esté con un niño solo donde otras personas les vean.',
      ],
      check: {
        question: 'Una mujer amable dice que es la tía de una niña que está sola. ¿Qué hace?',
        answers: [
          'Dejo que la niña se vaya con ella.',
          'Pregunto a la niña y decido por mi cuenta.',
          'Me quedo con la niña donde nos vean y llamo a quienes protegen a la infancia.',
        ],
        right: 2,
        why: 'En un desastre hay desconocidos que se llevan a niños. Hay personas capacitadas para averiguar quién es familia de quién.',
      },
    },
    yourself: {
      title: 'Cuídese',
      minutes: 2,
      parts: [
        'Lo que ve puede quedarse con usted. Dormir mal, irritarse o llorar es normal después de días duros. No es una debilidad.',
        'Beba, coma, descanse y no trabaje más tiempo del acordado. Cuídense en parejas: muchas veces la otra persona nota primero que usted necesita descansar.',
        'Después hable con alguien de confianza y tómese unos días tranquilos. El alcohol no ayuda. Si después de un mes no está mejor, o si no puede seguir con su vida diaria, pida ayuda a personal de salud.',
      ],
      check: {
        question: 'Alguien de su equipo trabaja desde la noche y no quiere descansar. ¿Qué hace?',
        answers: [
          'Nada: cada persona sabe lo suyo.',
          'Le digo lo que veo y hacemos una pausa.',
          'Sigo yo también sin descansar.',
        ],
        right: 1,
        why: 'Con cansancio se cometen errores que dañan a otras personas. Descansar es parte del trabajo.',
      },
    },
  },
};
