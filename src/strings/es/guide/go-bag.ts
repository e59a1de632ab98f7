import type * as english from '../../guide/go-bag.ts';
import type { Translated } from '../../texts.ts';

export const goBag: Translated<typeof english.goBag> = {
  title: 'Mochila de emergencia',
  lead: 'Una sola mochila, lista y junto a la puerta, con lo que necesita para tres días.',
  words:
    'kit maleta maletín bolso bolsa morral vida evacuación evacuar suministros provisiones preparar empacar lista llevar qué llevar',
  sections: {
    food: {
      title: 'Agua y comida',
      steps: [
        'Agua potable, toda la que pueda cargar. En casa, tenga 4 litros al día para cada persona.',
        'Comida para tres días que no se eche a perder y no haya que cocinar',
        'Abrelatas, cuchara y taza',
        'Pastillas para purificar agua',
      ],
    },
    health: {
      title: 'Salud',
      steps: [
        'Sus medicinas para siete días, con una lista de sus nombres y dosis',
        'Botiquín de primeros auxilios',
        'Anteojos, audífono y pilas de repuesto',
        'Jabón, gel para manos, cepillo de dientes, papel higiénico, toalla',
        'Productos para la menstruación',
        'Mascarillas',
      ],
    },
    papers: {
      title: 'Documentos y dinero',
      steps: [
        'Copias de documentos de identidad, seguros e historial médico, en una bolsa impermeable',
        'Dinero en efectivo, en billetes pequeños y monedas',
        'Números de teléfono importantes, en papel',
        'Llaves de la casa y del vehículo',
        'Una foto de su familia, para encontrarse',
      ],
    },
    tools: {
      title: 'Herramientas',
      words: 'linterna foco cargador celular móvil batería pilas',
      steps: [
        'Linterna y pilas de repuesto',
        'Cargador de teléfono y batería externa',
        'Radio de pilas o de manivela',
        'Silbato, para pedir ayuda',
        'Cuchillo, cuerda y cinta adhesiva resistente',
        'Encendedor o fósforos en una caja impermeable',
        'Bolígrafo, papel y un mapa en papel',
        'Lona de plástico y bolsas',
      ],
    },
    clothes: {
      title: 'Ropa',
      steps: [
        'Zapatos fuertes y guantes de trabajo',
        'Chaqueta para la lluvia',
        'Ropa abrigada y una manta o un saco de dormir',
        'Ropa interior y calcetines para cambiarse',
        'Gorro o sombrero contra el sol o el frío',
      ],
    },
    family: {
      title: 'Para quienes necesitan más',
      words: 'bebé niño niña mascota perro gato anciano abuelos mayores discapacidad',
      steps: [
        'Para un bebé: leche, biberón, pañales, portabebés',
        'Para un niño: un juguete favorito; nombre y número de teléfono en el bolsillo',
        'Para una persona mayor o con discapacidad: ayudas para caminar, artículos de cuidado, baterías de sus aparatos',
        'Para los animales: comida, correa, transportadora',
      ],
    },
  },
};
