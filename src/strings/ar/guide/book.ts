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

/** The guide in Arabic. Its keys are parts of addresses, the same in every language. */
export const book: Translated<typeof english.book> = {
  ignored:
    'في من إلى على عن مع و أو ثم أم أن إن إذا لو هل ما ماذا لماذا متى أين كيف كم أي أيش ايش شو شنو شنوا واش وش إيه ليه ليش ' +
    'علاش فين وين كيفاش ازاي إزاي هو هي هم نحن احنا إحنا انا أنا انت أنت هذا هذه ده دي هاي هيدا ذلك تلك هنا هناك هون كان كانت ' +
    'يكون قد لقد لا لم لن ليس ليست مش مو ما لما عندما عند عندي عندنا لدي لدينا عنده عندها لي لنا له لها الذي التي الذين اللي كل ' +
    'بعض شيء شي حاجة أحد احد حدا واحد أفعل افعل نفعل أعمل اعمل نعمل اسوي أسوي نسوي ندير يجب لازم ممكن أستطيع اقدر نقدر أريد ' +
    'اريد نريد بدي بدنا ابي أبغى ابغى عايز عاوز بغيت أحتاج احتاج نحتاج محتاج محتاجين رجاء رجاءً أرجوكم لطفا فضلكم فضلك',
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
