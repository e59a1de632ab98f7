import type * as english from '../../guide/book.ts';
import type { Translated } from '../../texts.ts';
import { earthquake } from './earthquake.ts';
import { familyPlan } from './family-plan.ts';
import { fire } from './fire.ts';
import { firstAid } from './first-aid.ts';
import { flood } from './flood.ts';
import { goBag } from './go-bag.ts';
import { landslide } from './landslide.ts';
import { storm } from './storm.ts';
import { waterFood } from './water-food.ts';

/** The guide in Spanish. Its keys are parts of addresses, the same in every language. */
export const book: Translated<typeof english.book> = {
  ignored:
    'a al algo alguien ante aquí así cada como con cual cuando cuanto cuanta cuantos de debe debo del desde donde e el él ' +
    'ella ellas ellos en entre era es esa ese eso esta están estamos estar este esto estos estoy favor fue ha hace ' +
    'hacer haciendo hago han hay haya he la las le les lo los más me mi mis muy mucho mucha muchos muchas nada necesito necesita ni no nos ' +
    'nosotros o para pero por porque puede pueden puedo podemos que quien quiero se ser si sin sobre son soy su sus ' +
    'también te tengo tener tiene tienen tu tus un una unas uno unos usted ustedes va voy vamos y ya yo',
  topics: {
    flood,
    earthquake,
    fire,
    storm,
    landslide,
    'first-aid': firstAid,
    'go-bag': goBag,
    'water-food': waterFood,
    'family-plan': familyPlan,
  },
};
