import type * as english from '../../guide/landslide.ts';
import type { Translated } from '../../texts.ts';

export const landslide: Translated<typeof english.landslide> = {
  title: 'Deslizamiento de tierra',
  lead: 'Salga de su paso: muévase hacia un lado y hacia arriba.',
  words:
    'deslizamientos derrumbe derrumbes derrumbó deslave deslaves huaico huayco alud aludes avalancha aluvión ' +
    'desprendimiento desprendimientos corrimiento desgajamiento lodo barro fango rocas piedras ladera cerro talud barranco',
  sections: {
    during: {
      title: 'Ahora',
      steps: [
        'Salga rápido del camino del deslizamiento: hacia un lado y a un lugar más alto, lejos de arroyos y valles.',
        'Escuche si crujen árboles, chocan rocas o crece un ruido sordo. Si lo oye, váyase de inmediato.',
        'Vigile los arroyos. Si uno crece, baja o se pone turbio de repente, váyase de inmediato.',
        'Avise a sus vecinos al pasar, si eso no le retrasa.',
        'Con lluvia fuerte y debajo de una ladera empinada, váyase si el camino es seguro. Si no lo es, no se duerma.',
        'Si no puede salir de la casa, vaya al piso de arriba, al lado más alejado de la ladera.',
        'Si no puede escapar, encójase como un ovillo apretado y protéjase la cabeza con los brazos.',
        'En la carretera, fíjese si hay lodo, rocas caídas o bordes rotos. Dé la vuelta si la carretera se ha movido.',
      ],
    },
    never: {
      title: 'Nunca',
      steps: [
        'Nunca cruce un deslizamiento reciente ni su camino. En cualquier momento puede haber más.',
        'Nunca cruce una carretera o un puente mientras les pasa lodo o agua por encima.',
        'Nunca entre en el cauce de un arroyo ni en un valle estrecho con lluvia fuerte.',
        'Nunca vuelva por sus cosas.',
      ],
    },
    after: {
      title: 'Después',
      steps: [
        'Manténgase lejos del deslizamiento. Puede haber más.',
        'Cuidado con las inundaciones. Un deslizamiento puede tapar un río que luego se abre paso.',
        'Busque personas heridas y atrapadas solo desde el borde. Muestre a los equipos de rescate dónde están.',
        'Reporte las roturas de caminos, cables eléctricos, tuberías de gas y tuberías de agua.',
        'Haga que un profesional revise el suelo y las paredes antes de volver a entrar en la casa.',
        'Vuelva a plantar el suelo dañado en cuanto pueda. El suelo sin plantas se desliza más fácilmente.',
      ],
    },
    before: {
      title: 'Antes',
      steps: [
        'Pregunte si las laderas cercanas se han deslizado antes. Suelen deslizarse de nuevo.',
        'Conozca las señales: grietas nuevas en suelo o paredes, árboles o postes inclinados, puertas que se traban, manantiales nuevos.',
        'Observe por dónde corre el agua de lluvia en la ladera. Desvíela lejos de la casa.',
        'No construya cerca de laderas empinadas, taludes cortados ni cauces de arroyos.',
        'Conserve y plante árboles de raíces profundas en las laderas.',
        'Planee dos salidas y un lugar donde quedarse lejos de la ladera.',
        'Váyase temprano cuando se pronostique lluvia fuerte y se dé una alerta.',
      ],
    },
  },
};
