/** Cards of the app's own that ask a person for something: to let alerts come, to install the app. */
export type Card = 'permission' | 'install';

/** Screens with room for one. Never a form. */
export type CardPlace = 'home' | 'dashboard';

export interface CardFacts {
  place: CardPlace;
  isVolunteer: boolean;
  /** Which of them have a reason to ask now. */
  due: readonly Card[];
  /** The one that asked already since the app was opened. */
  asked: Card | undefined;
}

/**
 * The card that may stand on the screen: one at a time, and one from opening the app to closing it. Volunteers are asked about alerts
 * first, beside the disasters that alerts call them to and nowhere else; all others about installing, from which they gain at once.
 */
export function whichCard({ place, isVolunteer, due, asked }: CardFacts): Card | undefined {
  const order: readonly Card[] =
    place === 'dashboard' ? ['permission'] : isVolunteer ? ['permission', 'install'] : ['install', 'permission'];
  const card = order.find((one) => due.includes(one) && (asked === undefined || asked === one));
  return card === 'permission' && isVolunteer && place === 'home' ? undefined : card;
}
