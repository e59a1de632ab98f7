import type { Pack } from '../texts.ts';
import * as arrivals from './arrivals.ts';
import * as formOutcomes from './form-outcomes.ts';
import * as guideScreens from './guide-screens.ts';
import * as install from './install.ts';
import * as leaving from './leaving.ts';
import * as operator from './operator.ts';
import * as outbox from './outbox.ts';
import * as reasons from './reasons.ts';
import * as roles from './roles.ts';
import * as saved from './saved.ts';
import * as storage from './storage.ts';
import * as typedText from './typed-text.ts';
import * as update from './update.ts';
import * as contact from './contact.ts';
import * as demo from './demo.ts';
import * as listCopy from './list-copy.ts';
import * as newsletter from './newsletter.ts';
import * as maps from './maps.ts';
import * as ngos from './ngos.ts';
import * as alerts from './alerts.ts';
import * as sharing from './sharing.ts';
import * as stepNames from './step-names.ts';

/** What is said beside every screen, in the outbox and in the guide. */
export const pack: Pack = {
  ...arrivals,
  ...formOutcomes,
  ...guideScreens,
  ...install,
  ...leaving,
  ...operator,
  ...outbox,
  ...reasons,
  ...roles,
  ...saved,
  ...storage,
  ...typedText,
  ...update,
  ...contact,
  ...demo,
  ...listCopy,
  ...newsletter,
  ...maps,
  ...ngos,
  ...alerts,
  ...sharing,
  ...stepNames,
};
