import type { CourseId } from '../../../contract/courses.ts';
import {
  firstAidGuidelines,
  keyMessages,
  psychologicalFirstAid,
  ready,
  resuscitation,
  sphere,
  turnAround,
  who,
  type Source,
} from '../guide/sources.ts';

const codeOfConduct: Source = {
  title: 'Code of Conduct for the International Red Cross and Red Crescent Movement and NGOs in Disaster Relief',
  publisher: 'IFRC, ICRC',
  year: 1994,
  url: 'https://www.ifrc.org/code-conduct-international-red-cross-and-red-crescent-movement-and-ngos-disaster-relief',
};

const protectionFromAbuse: Source = {
  title: 'Six core principles relating to sexual exploitation and abuse',
  publisher: 'Inter-Agency Standing Committee',
  year: 2019,
  url: 'https://psea.interagencystandingcommittee.org/',
};

const dataProtection: Source = {
  title: 'Handbook on Data Protection in Humanitarian Action, second edition',
  publisher: 'ICRC, Brussels Privacy Hub',
  year: 2020,
  url: 'https://www.icrc.org/en/publication/43052ed-handbook-data-protection-humanitarian-action-second-edition',
};

/** Where each course comes from. What it says of the app itself comes from the app. */
export const courseSources: Readonly<Record<CourseId, readonly Source[]>> = {
  'before-you-go': [keyMessages, ready('Community Emergency Response Team', 'cert'), sphere],
  'flood-water': [
    ready('Floods', 'floods'),
    turnAround,
    who('Drowning', 2024, 'news-room/fact-sheets/detail/drowning'),
    { title: 'Flood Preparedness and Response', publisher: 'OSHA', url: 'https://www.osha.gov/flood' },
  ],
  'first-help': [firstAidGuidelines, resuscitation],
  'calm-words': [
    psychologicalFirstAid,
    { title: 'Psychosocial support', publisher: 'IFRC Psychosocial Centre', url: 'https://pscentre.org/' },
  ],
  'fair-help': [codeOfConduct, sphere, protectionFromAbuse, dataProtection],
};
