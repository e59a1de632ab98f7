import type { Page } from '@playwright/test';
import { fillAid, fillReport, submit } from '../support/forms.ts';
import { expect, test } from '../support/journey.ts';
import { expectNoViolation, look, sidewaysScroll } from '../support/look.ts';
import { goOffline, goOnline } from '../support/offline.ts';
import { ANJA, login, makeAccount, MEERA, OMAR } from '../support/people.ts';

const main = (page: Page) => page.getByRole('main');
const BOX = 'I am entering this for somebody else';

