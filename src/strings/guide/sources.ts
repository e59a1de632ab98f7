import type { TopicId } from './topics.ts';

/** Where guidance comes from. Titles stay in the language of the source. */
export interface Source {
  title: string;
  publisher: string;
  /** Absent where the publisher keeps the page up to date. */
  year?: number;
  url: string;
}

export const keyMessages: Source = {
  title: 'Public awareness and public education for disaster risk reduction: key messages, 2nd edition',
  publisher: 'IFRC, Save the Children',
  year: 2018,
  url: 'https://preparecenter.org/resource/public-awareness-and-public-education-disaster-risk-reduction-key-messages/',
};

export const firstAidGuidelines: Source = {
  title: 'International first aid, resuscitation, and education guidelines',
  publisher: 'IFRC',
  year: 2020,
  url: 'https://www.globalfirstaidcentre.org/',
};

export const resuscitation: Source = {
  title: 'Guidelines for Resuscitation',
  publisher: 'European Resuscitation Council',
  year: 2021,
  url: 'https://cprguidelines.eu/',
};

const waterInEmergencies: Source = {
  title: 'How to Make Water Safe in an Emergency',
  publisher: 'CDC',
  year: 2024,
  url: 'https://www.cdc.gov/water-emergency/about/how-to-make-water-safe-in-an-emergency.html',
};

export const sphere: Source = {
  title: 'The Sphere Handbook',
  publisher: 'Sphere Association',
  year: 2018,
  url: 'https://spherestandards.org/handbook/',
};

export function ready(title: string, page: string): Source {
  return { title, publisher: 'Ready.gov, FEMA', url: `https://www.ready.gov/${page}` };
}

function weatherService(title: string, page: string): Source {
  return { title, publisher: 'US National Weather Service', url: `https://www.weather.gov/safety/${page}` };
}

export const turnAround = weatherService('Turn Around Don’t Drown', 'flood-turn-around-dont-drown');

function nhs(title: string, page: string): Source {
  return { title, publisher: 'NHS', url: `https://www.nhs.uk/conditions/${page}/` };
}

export function who(title: string, year: number, page: string): Source {
  return { title, publisher: 'WHO', year, url: `https://www.who.int/${page}` };
}

export const psychologicalFirstAid = who(
  'Psychological first aid: guide for field workers',
  2011,
  'publications/i/item/9789241548205',
);

export const sources: Readonly<Record<TopicId, readonly Source[]>> = {
  flood: [
    keyMessages,
    ready('Floods', 'floods'),
    turnAround,
    {
      title: 'Homeowner’s and Renter’s Guide to Mold Cleanup After Disasters',
      publisher: 'CDC, EPA, FEMA, HUD, NIH',
      year: 2015,
      url: 'https://stacks.cdc.gov/view/cdc/40919',
    },
    { title: 'Mold Cleanup in Your Home', publisher: 'US EPA', url: 'https://www.epa.gov/mold/mold-cleanup-your-home' },
    waterInEmergencies,
  ],
  earthquake: [
    keyMessages,
    ready('Earthquakes', 'earthquakes'),
    {
      title: 'What should I DO during an earthquake?',
      publisher: 'USGS',
      url: 'https://www.usgs.gov/faqs/what-should-i-do-during-earthquake',
    },
  ],
  fire: [keyMessages, ready('Home Fires', 'home-fires'), ready('Wildfires', 'wildfires')],
  storm: [
    keyMessages,
    ready('Hurricanes', 'hurricanes'),
    ready('Tornadoes', 'tornadoes'),
    weatherService('Lightning Safety', 'lightning'),
  ],
  landslide: [
    keyMessages,
    ready('Landslides & Debris Flow', 'landslides-debris-flow'),
    {
      title: 'How do I prepare for a landslide?',
      publisher: 'USGS',
      url: 'https://www.usgs.gov/programs/landslide-hazards/how-do-i-prepare-a-landslide',
    },
  ],
  'first-aid': [
    firstAidGuidelines,
    resuscitation,
    {
      title: 'Guidelines for CPR and Emergency Cardiovascular Care',
      publisher: 'American Heart Association',
      year: 2025,
      url: 'https://cpr.heart.org/en/resuscitation-science/cpr-and-ecc-guidelines',
    },
    who(
      'The treatment of diarrhoea: a manual for physicians and other senior health workers',
      2005,
      'publications/i/item/9241593180',
    ),
    who('Snakebite envenoming', 2023, 'news-room/fact-sheets/detail/snakebite-envenoming'),
    who(
      'Pregnancy, childbirth, postpartum and newborn care: a guide for essential practice, 3rd edition',
      2015,
      'publications/i/item/9789241549356',
    ),
    psychologicalFirstAid,
    who(
      'LIVE LIFE: an implementation guide for suicide prevention in countries',
      2021,
      'publications/i/item/9789240026629',
    ),
    nhs('Burns and scalds', 'burns-and-scalds'),
    nhs('Heat exhaustion and heatstroke', 'heat-exhaustion-heatstroke'),
    nhs('Hypothermia', 'hypothermia'),
    nhs('Stroke', 'stroke'),
    {
      title: 'First aid advice',
      publisher: 'St John Ambulance',
      url: 'https://www.sja.org.uk/first-aid-advice/',
    },
  ],
  'go-bag': [keyMessages, ready('Build A Kit', 'kit')],
  'water-food': [
    waterInEmergencies,
    {
      title: 'Emergency Disinfection of Drinking Water',
      publisher: 'US EPA',
      url: 'https://www.epa.gov/ground-water-and-drinking-water/emergency-disinfection-drinking-water',
    },
    { title: 'SODIS: solar water disinfection', publisher: 'Eawag', url: 'https://www.sodis.ch/' },
    {
      title: 'Food Safety During Power Outage',
      publisher: 'FoodSafety.gov',
      url: 'https://www.foodsafety.gov/food-safety-charts/food-safety-during-power-outage',
    },
    who('Five keys to safer food manual', 2006, 'publications/i/item/9789241594639'),
    sphere,
  ],
  'family-plan': [
    keyMessages,
    ready('Make A Plan', 'plan'),
    { title: 'Restoring Family Links', publisher: 'ICRC', url: 'https://familylinks.icrc.org/' },
    {
      title: 'Inter-agency Guiding Principles on Unaccompanied and Separated Children',
      publisher: 'ICRC, IRC, Save the Children, UNICEF, UNHCR, World Vision',
      year: 2004,
      url: 'https://www.icrc.org/en/publication/1101-inter-agency-guiding-principles-unaccompanied-and-separated-children',
    },
  ],
};
