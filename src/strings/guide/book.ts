import { earthquake } from './earthquake.ts';
import { familyPlan } from './family-plan.ts';
import { fire } from './fire.ts';
import { firstAid } from './first-aid.ts';
import { flood } from './flood.ts';
import { goBag } from './go-bag.ts';
import { landslide } from './landslide.ts';
import type { GuideBook } from './shape.ts';
import { storm } from './storm.ts';
import { waterFood } from './water-food.ts';

/** The guide in English. Its keys are parts of addresses, the same in every language. */
export const book = {
  ignored:
    'a an the and or of to in on at for with from by is are was be been am i me my we our you your he she it its they ' +
    'them his her this that there what when where how who why do does did done can could should would will must ' +
    'have has had if as so not no please need something someone somebody',
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
} satisfies GuideBook;
