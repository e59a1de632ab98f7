import type * as english from '../../guide/storm.ts';
import type { Translated } from '../../texts.ts';

export const storm: Translated<typeof english.storm> = {
  title: 'Tormenta',
  lead: 'Quédese dentro, abajo y lejos de las ventanas.',
  words:
    'tormentas ciclón huracán huracanes tifón tornado torbellino tromba viento vientos vendaval ventarrón ventolera ' +
    'temporal borrasca tempestad tormenta eléctrica rayo rayos relámpago trueno truenos granizo granizada DANA',
  sections: {
    during: {
      title: 'Ahora',
      steps: [
        'Vaya al cuarto interior más pequeño del piso más bajo que no se pueda inundar. Aléjese de las ventanas.',
        'Cierre todas las puertas y los postigos. Escuche en la radio los mensajes oficiales.',
        'Si se corta la electricidad, desenchufe los aparatos. Use una linterna, no una vela.',
        'Si la casa empieza a romperse, métase debajo de una mesa fuerte o de un colchón. Protéjase la cabeza.',
        'Si entra agua, suba a un piso más alto.',
        'Quédese dentro si el viento para de repente. Está pasando el ojo del ciclón, y el viento vuelve desde el otro lado.',
        'Al aire libre y sin refugio, échese al suelo en un lugar bajo que no se pueda inundar, lejos de árboles. Cúbrase la cabeza.',
        'Si oye truenos, entre en una casa o en un vehículo cerrado. Quédese allí hasta 30 minutos después del último trueno.',
      ],
    },
    never: {
      title: 'Nunca',
      steps: [
        'Nunca salga a mirar una tormenta, ni siquiera cuando parece que hay calma.',
        'Nunca use un generador ni queme carbón en interiores. El gas no tiene olor, y mata.',
        'Nunca se refugie bajo un árbol aislado en una tormenta eléctrica.',
        'Nunca toque cables eléctricos caídos ni nada que esté en contacto con ellos.',
        'Nunca conduzca ni camine por un camino inundado.',
      ],
    },
    after: {
      title: 'Después',
      steps: [
        'Quédese dentro hasta que las autoridades digan que la tormenta terminó.',
        'Use zapatos fuertes. Cuidado con los vidrios, los clavos y las partes de techos y ramas que cuelgan sueltas.',
        'Reporte los cables eléctricos caídos y las tuberías de gas rotas. No deje que otros se acerquen.',
        'No entre en edificios dañados ni en agua de inundación.',
        'Cuide de los vecinos mayores, enfermos o solos.',
        'Cuidado con las inundaciones y los deslizamientos de tierra. Pueden llegar horas después de la lluvia.',
        'Envíe mensajes de texto en lugar de llamar.',
      ],
    },
    before: {
      title: 'Antes',
      steps: [
        'Aprenda las señales de alerta, cuál es el albergue más cercano y el camino para llegar.',
        'Salga cuando se lo indiquen, antes de que aumente el viento. En la costa, vaya tierra adentro a un lugar más alto.',
        'Cierre los postigos o clave tablas sobre las ventanas. Amarre el techo si es liviano.',
        'Corte las ramas que puedan caer. Meta en la casa todo lo que el viento pueda lanzar.',
        'Llene recipientes limpios con agua potable.',
        'Cargue los teléfonos, las lámparas y las baterías. Tenga algo de dinero en efectivo.',
        'Prepare una mochila de emergencia. Lleve las embarcaciones y los animales a un lugar seguro.',
      ],
    },
  },
};
