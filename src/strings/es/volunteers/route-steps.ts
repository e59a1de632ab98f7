import type * as english from '../../volunteers/route-steps.ts';
import type { Translated } from '../../texts.ts';

export const turnWords: Translated<typeof english.turnWords> = {
  uturn: 'Dé la vuelta',
  'sharp right': 'Gire cerrado a la derecha',
  right: 'Gire a la derecha',
  'slight right': 'Gire levemente a la derecha',
  straight: 'Siga recto',
  'slight left': 'Gire levemente a la izquierda',
  left: 'Gire a la izquierda',
  'sharp left': 'Gire cerrado a la izquierda',
};

export const forkWords: Translated<typeof english.forkWords> = {
  left: 'Manténgase a la izquierda',
  straight: 'Manténgase recto',
  right: 'Manténgase a la derecha',
};
export const mergeWords: Translated<typeof english.mergeWords> = {
  left: 'Incorpórese por la izquierda',
  straight: 'Incorpórese',
  right: 'Incorpórese por la derecha',
};
export const onRampWords: Translated<typeof english.onRampWords> = {
  left: 'Tome la rampa de la izquierda',
  straight: 'Tome la rampa',
  right: 'Tome la rampa de la derecha',
};
export const offRampWords: Translated<typeof english.offRampWords> = {
  left: 'Tome la salida de la izquierda',
  straight: 'Tome la salida',
  right: 'Tome la salida de la derecha',
};
export const arriveWords: Translated<typeof english.arriveWords> = {
  left: 'Ha llegado, es a la izquierda',
  straight: 'Ha llegado',
  right: 'Ha llegado, es a la derecha',
};

export const routeStepTexts: Translated<typeof english.routeStepTexts> = {
  head: (direction: string) => `Vaya hacia el ${direction}`,
  setOut: 'Salga',
  goOn: 'Continúe',
  endOfRoad: (turn: string) => `Al final de la calle: ${turn}`,
  atRoundabout: (turn: string) => `En la rotonda: ${turn}`,
  roundaboutExit: (exit: string) => `En la rotonda, tome la salida ${exit}`,
  roundabout: 'Atraviese la rotonda',
  leaveRoundabout: 'Salga de la rotonda',
  ferry: 'Tome el transbordador',
  follow: 'Siga la ruta',
  onto: (words: string, road: string) => `${words} hacia ${road}`,
  along: (words: string, road: string) => `${words} por ${road}`,
  said: (words: string, distance: string) => `${words} (${distance})`,
  andThen: (words: string, distance: string) => `${words}; luego, ${distance}`,
  careful: (words: string, risks: string) => `${words}. Cuidado: ${risks}`,
  toRoad: (distance: string) => `Hay ${distance} hasta la carretera`,
  toRoadOverWater: (distance: string) => `Hay ${distance} hasta la carretera, y agua de por medio`,
  lastStretch: (distance: string) => `Deténgase aquí: los últimos ${distance} no son por carretera`,
  lastOverWater: (distance: string) =>
    `Deténgase aquí: los últimos ${distance} no son por carretera y hay agua de por medio`,
};

export const riskWords: Translated<typeof english.riskWords> = {
  ford: 'un vado',
  floods: 'puede estar bajo el agua',
  conditional: 'abierto solo a ciertas horas',
  impassable: 'marcado como intransitable',
  narrow: 'demasiado estrecho para un camión',
  onFoot: 'quizá no lleve vehículos',
};

export const riskSentences: Translated<typeof english.riskSentences> = {
  ford: 'Un vado: el agua pasa sobre el camino. No entre con el vehículo si no ve el fondo.',
  floods: 'Un camino que puede estar bajo el agua o cerrado en esta época.',
  conditional: 'Un camino abierto solo a ciertas horas o a ciertos vehículos.',
  impassable: 'Un camino que el mapa marca como intransitable.',
  narrow: 'Un camino demasiado estrecho para un camión.',
  onFoot: 'Un transbordador para personas a pie: quizá no lleve vehículos.',
};

export const onlyWayTexts: Translated<typeof english.onlyWayTexts> = {
  lead: 'Las carreteras de este teléfono no dan otro camino. En este, tenga cuidado con lo siguiente:',
  water: 'Hay agua entre la carretera y el lugar. No la cruce sin una barca o un puente seguros.',
};
