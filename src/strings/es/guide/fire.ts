import type * as english from '../../guide/fire.ts';
import type { Translated } from '../../texts.ts';

export const fire: Translated<typeof english.fire> = {
  title: 'Incendio',
  lead: 'Salga, quédese fuera y llame para pedir ayuda.',
  words:
    'incendios fuego fuegos candela lumbre quema quemando arde ardiendo llamas humo casa incendio forestal bosque monte ' +
    'campo pastizal explosión explotó',
  sections: {
    during: {
      title: 'Incendio en la casa: ahora',
      steps: [
        'Grite “¡Fuego!”, despierte a todos y salga de inmediato. Deje sus cosas.',
        'Vaya a gatas por debajo del humo. El aire es más limpio cerca del suelo.',
        'Toque las puertas cerradas con el dorso de la mano. Si una está caliente, tome otro camino.',
        'Cierre las puertas detrás de usted. Una puerta cerrada frena el fuego y el humo.',
        'Vaya a su punto de encuentro. Llame al número de emergencias desde afuera.',
        'Si no puede salir, cierre la puerta, tape las rendijas con tela mojada y haga señas en una ventana.',
        'Si se le quema la ropa, pare, tírese al suelo, cúbrase la cara y ruede hasta que el fuego se apague.',
        'Si arde aceite en una sartén, apague la fuente de calor y deslice una tapa encima.',
        'Combata un fuego solo si es pequeño, si todos los demás ya están fuera y si usted tiene libre la salida.',
      ],
    },
    wildfire: {
      title: 'Incendio forestal: ahora',
      words: 'bosque monte campo maleza matorral pastizal quema',
      steps: [
        'Váyase temprano: cuando se lo indiquen o en cuanto sienta que hay peligro.',
        'Diga a alguien adónde va y qué camino toma.',
        'Use ropa larga de algodón o lana y zapatos fuertes. Cúbrase la nariz y la boca, mejor con una mascarilla N95 o FFP2.',
        'Si hay tiempo, cierre todas las ventanas y puertas, corte el gas y deje una luz encendida.',
        'En un vehículo, cierre ventanillas y entradas de aire, encienda los faros y conduzca despacio.',
        'Si el fuego atrapa su vehículo, pare lejos de plantas, cierre todo y échese dentro, abajo, cubriéndose con una manta de lana, hasta que pase.',
        'Si el fuego le atrapa al aire libre, vaya a suelo sin plantas o ya quemado, a una zanja o a agua quieta. Échese boca abajo y cúbrase.',
        'Si no puede salir de su casa, vaya a un cuarto interior. Cierre las puertas, pero sin llave.',
      ],
    },
    never: {
      title: 'Nunca',
      steps: [
        'Nunca vuelva a entrar en un edificio en llamas, por nadie ni por nada. Diga a los bomberos quién está dentro.',
        'Nunca use el ascensor en un incendio.',
        'Nunca eche agua sobre aceite en llamas ni sobre aparatos eléctricos en llamas.',
        'Nunca se esconda del fuego bajo una cama ni en un armario.',
        'Nunca conduzca hacia humo espeso mientras haya otro camino.',
      ],
    },
    after: {
      title: 'Después',
      steps: [
        'Vuelva solo cuando los bomberos digan que es seguro.',
        'Enfríe las quemaduras con agua corriente fresca durante 20 minutos.',
        'Busque chispas y puntos calientes durante horas, también en el techo.',
        'Mantenga a los niños lejos de la ceniza. Use mascarilla y guantes, y moje la ceniza antes de limpiarla.',
        'Tire a la basura los alimentos y las medicinas que hayan recibido calor, humo o ceniza.',
        'Haga que profesionales revisen las paredes, la electricidad y el gas antes de usarlos.',
      ],
    },
    before: {
      title: 'Antes',
      steps: [
        'Ponga un detector de humo en cada piso y fuera de cada dormitorio. Pruébelo todos los meses.',
        'Conozca dos salidas de cada cuarto. Practique con todos, también de noche.',
        'Acuerde un punto de encuentro afuera.',
        'Mantenga calefactores, lámparas y llamas a 1 metro de todo lo que pueda arder.',
        'Quédese junto a la comida que se cocina y a las velas encendidas. Deje los fósforos lejos de los niños.',
        'No sobrecargue los enchufes. Cambie los cables dañados.',
        'Contra un incendio forestal, quite hojas secas, leña y plantas a menos de 10 metros de la casa, y también del techo.',
      ],
    },
  },
};
