import type * as english from '../../guide/earthquake.ts';
import type { Translated } from '../../texts.ts';

export const earthquake: Translated<typeof english.earthquake> = {
  title: 'Terremoto',
  lead: 'Agáchese, cúbrase y agárrese hasta que deje de temblar.',
  words:
    'terremotos sismo sismos sísmico seísmo temblor temblores tembló tiembla temblando sacudida sacudón remezón réplica ' +
    'réplicas tsunami maremoto colapso derrumbado edificio escombros atrapado',
  sections: {
    during: {
      title: 'Ahora',
      steps: [
        'Agáchese: apoye las manos y las rodillas en el suelo antes de que el temblor le haga caer.',
        'Cúbrase la cabeza y el cuello con los brazos. Métase debajo de una mesa fuerte si hay una cerca.',
        'Agárrese de la mesa hasta que deje de temblar. Sin mesa, quédese cerca del suelo junto a una pared interior, lejos de ventanas.',
        'En silla de ruedas, frene las ruedas, inclínese hacia adelante y cúbrase la cabeza y el cuello con los brazos.',
        'Si está en la cama, quédese allí. Póngase boca abajo y cúbrase la cabeza y el cuello con una almohada.',
        'Al aire libre, aléjese de edificios, árboles, muros y cables eléctricos. Luego agáchese y cúbrase la cabeza.',
        'En un vehículo, pare lejos de puentes, edificios y cables eléctricos. Quédese dentro con el cinturón puesto.',
        'En la planta baja (al nivel de la calle) de una casa de adobe o de tierra con techo pesado, salga rápido a un lugar abierto.',
        'Junto al mar, vaya a pie a un lugar alto en cuanto termine un temblor fuerte o largo. No espere la alerta de tsunami.',
      ],
    },
    never: {
      title: 'Nunca',
      steps: [
        'Nunca corra por un edificio sólido ni por sus escaleras mientras tiembla. A la mayoría la hieren cosas que caen.',
        'Nunca use el ascensor durante un terremoto ni después.',
        'Nunca se quede en el marco de una puerta ni cerca de una ventana. No le protegen.',
        'Nunca encienda una llama ni toque un interruptor de luz donde huela a gas.',
        'Nunca entre en un edificio dañado, ni por un momento.',
      ],
    },
    after: {
      title: 'Después',
      steps: [
        'Cuente con más temblores. Cada vez, agáchese, cúbrase y agárrese.',
        'Revise primero si usted tiene heridas; luego ayude a los demás. Póngase zapatos fuertes.',
        'Salga con cuidado de un edificio dañado y vaya a un lugar abierto.',
        'Si huele a gas, abra una ventana, haga salir a todos y cierre la llave general si puede llegar a ella sin peligro.',
        'Apague los fuegos pequeños si puede hacerlo sin peligro.',
        'Si está bajo escombros o sin salida, cúbrase la boca con tela. Golpee un tubo o la pared, o use un silbato. Grite solo si nada más funciona.',
        'Envíe mensajes de texto en lugar de llamar, y deje las líneas libres para emergencias.',
        'Manténgase lejos de cables eléctricos caídos, muros agrietados y laderas empinadas.',
      ],
    },
    before: {
      title: 'Antes',
      steps: [
        'Fije a la pared los muebles altos, los calentadores de agua y los televisores.',
        'Ponga abajo las cosas pesadas. No cuelgue nada pesado sobre una cama.',
        'Elija los lugares seguros de cada cuarto: debajo de una mesa fuerte o junto a una pared interior, lejos de ventanas.',
        'Practique con todos en casa, dos veces al año, a agacharse, cubrirse y agarrarse.',
        'Tenga zapatos y una linterna junto a cada cama.',
        'Aprenda a cortar el gas, la electricidad y el agua.',
        'Pregunte a un constructor o ingeniero cómo reforzar su casa.',
      ],
    },
  },
};
