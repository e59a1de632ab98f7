import type { Pack } from '../texts.ts';
import * as addToReport from './forms/add-to-report.ts';
import * as arrivals from './shell/arrivals.ts';
import * as assistantButtons from './shell/assistant-buttons.ts';
import * as clock from './forms/clock.ts';
import * as filled from './forms/filled.ts';
import * as formOutcomes from './forms/form-outcomes.ts';
import * as fromReport from './forms/from-report.ts';
import * as guideScreens from './guide-screens.ts';
import * as howFar from './how-far.ts';
import * as install from './shell/install.ts';
import * as session from './shell/session.ts';
import * as operator from './public/operator.ts';
import * as outbox from './shell/outbox.ts';
import * as failures from './forms/failures.ts';
import * as ownActs from './forms/own-acts.ts';
import * as elsewhere from './forms/elsewhere.ts';
import * as photos from './forms/photos.ts';
import * as reasons from './forms/reasons.ts';
import * as leaveQuestion from './forms/leave-question.ts';
import * as awaited from './forms/awaited.ts';
import * as saved from './forms/saved.ts';
import * as storage from './shell/storage.ts';
import * as typedText from './forms/typed-text.ts';
import * as update from './shell/update.ts';
import * as contact from './public/contact.ts';
import * as demo from './shell/demo.ts';
import * as listCopy from './shell/list-copy.ts';
import * as newsletter from './public/newsletter.ts';
import * as maps from './public/maps.ts';
import * as stepNames from './volunteers/step-names.ts';

/** What is said beside every screen, in the outbox and in the guide. */
export const pack: Pack = {
  ...addToReport,
  ...arrivals,
  ...assistantButtons,
  ...clock,
  ...filled,
  ...formOutcomes,
  ...fromReport,
  ...guideScreens,
  ...howFar,
  ...install,
  ...session,
  ...operator,
  ...outbox,
  ...failures,
  ...ownActs,
  ...elsewhere,
  ...photos,
  ...reasons,
  ...leaveQuestion,
  ...awaited,
  ...saved,
  ...storage,
  ...typedText,
  ...update,
  ...contact,
  ...demo,
  ...listCopy,
  ...newsletter,
  ...maps,
  ...stepNames,
};
