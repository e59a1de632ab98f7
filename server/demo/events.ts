import type { DisasterType } from '../../contract/enumerations.ts';
import type { RegionName } from './regions.ts';

export interface DemoPlace {
  name: string;
  lati: number;
  long: number;
}

/** Something that never happened, in a real region: reports and aid requests gather around it. */
export interface DemoEvent {
  name: string;
  type: DisasterType;
  region: RegionName;
  /** Days before now on which it began, and for how many days things were reported. */
  daysAgo: number;
  lastsDays: number;
  isOver: boolean;
  places: readonly DemoPlace[];
  /** What people wrote. `{place}` and `{count}` are filled in; some leave a number to call: `{phone}`. */
  lines: readonly string[];
}

export const events: readonly DemoEvent[] = [
  {
    name: 'Tilwari embankment flood',
    type: 'flood',
    region: 'bihar',
    daysAgo: 6,
    lastsDays: 6,
    isOver: false,
    places: [
      { name: 'Supaul', lati: 26.12, long: 86.6 },
      { name: 'Nirmali', lati: 26.31, long: 86.58 },
      { name: 'Birpur', lati: 26.52, long: 87.01 },
      { name: 'Saharsa', lati: 25.88, long: 86.6 },
    ],
    lines: [
      '{place} के पास तटबंध टूट गया है। गाँव में कमर तक पानी है, {count} लोग छतों पर हैं।',
      'The Tilwari embankment gave way near {place}. Water is waist-high and still rising; {count} people wait on roofs.',
      '{place} की सड़क पानी में डूब गई है, नाव के बिना कोई नहीं आ सकता। फ़ोन: {phone}',
      'School building in {place} full, {count} people inside, no drinking water since this morning.',
      '{place} में मवेशी बह गए, पीने का पानी नहीं है, बच्चे बीमार हो रहे हैं।',
    ],
  },
  {
    name: 'Devgadh slope landslide',
    type: 'landslide',
    region: 'garhwal',
    daysAgo: 44,
    lastsDays: 8,
    isOver: true,
    places: [
      { name: 'Gopeshwar', lati: 30.41, long: 79.32 },
      { name: 'Pipalkoti', lati: 30.43, long: 79.43 },
      { name: 'Karnaprayag', lati: 30.26, long: 79.22 },
    ],
    lines: [
      '{place} के ऊपर पहाड़ खिसक गया, सड़क बंद है। {count} लोग दूसरी तरफ़ फँसे हैं।',
      'Hillside came down above {place} after three days of rain. Four houses are buried, the road is closed.',
      '{place} में घरों में दरारें आ गई हैं, {count} लोग बाहर सो रहे हैं।',
      'Footbridge at {place} is gone. An elderly couple is cut off, call {phone}.',
    ],
  },
  {
    name: 'Cyclone Nilaya',
    type: 'hurricane',
    region: 'odisha',
    daysAgo: 96,
    lastsDays: 9,
    isOver: true,
    places: [
      { name: 'Aska', lati: 19.61, long: 84.66 },
      { name: 'Digapahandi', lati: 19.38, long: 84.57 },
      { name: 'Hinjilicut', lati: 19.48, long: 84.75 },
    ],
    lines: [
      'Cyclone Nilaya took the roofs off a whole lane in {place}. {count} people are in the temple hall.',
      'Trees and poles down across the road to {place}; no electricity, no signal except on the hill.',
      'Water came into the health centre at {place}. Medicines are wet, two nurses and {count} patients inside.',
      'Fishing families at {place} have not eaten since yesterday. Reach us at {phone}.',
    ],
  },
  {
    name: 'Colca earthquake',
    type: 'earthquake',
    region: 'andes',
    daysAgo: 17,
    lastsDays: 9,
    isOver: false,
    places: [
      { name: 'Chivay', lati: -15.64, long: -71.6 },
      { name: 'Cabanaconde', lati: -15.62, long: -71.98 },
      { name: 'Huambo', lati: -15.73, long: -72.11 },
    ],
    lines: [
      'Se cayeron las casas de adobe en {place}. Hay {count} personas durmiendo en la plaza con mucho frío.',
      'Strong quake in {place}, aftershocks every hour. The church wall fell, {count} people need tents.',
      'El camino a {place} está cortado por rocas. Hay heridos, llamen al {phone}.',
      'En {place} no hay agua desde el temblor. Los niños duermen afuera.',
    ],
  },
  {
    name: 'Hurricane Oriel',
    type: 'hurricane',
    region: 'sula',
    daysAgo: 132,
    lastsDays: 12,
    isOver: true,
    places: [
      { name: 'El Progreso', lati: 15.4, long: -87.8 },
      { name: 'La Lima', lati: 15.43, long: -87.91 },
      { name: 'Choloma', lati: 15.61, long: -87.95 },
    ],
    lines: [
      'El agua del río entró a {place} con el huracán Oriel. Hay {count} personas en el segundo piso de la escuela.',
      'Hurricane Oriel flooded the banana camps near {place}; {count} people are on the bridge with their animals.',
      'En {place} se fue la luz y el viento se llevó los techos. Necesitamos lonas.',
      'Mi abuela no puede caminar y el agua sube en {place}. Teléfono {phone}.',
    ],
  },
  {
    name: 'Jbel Anza forest fire',
    type: 'fire',
    region: 'rif',
    daysAgo: 63,
    lastsDays: 7,
    isOver: true,
    places: [
      { name: 'Bab Taza', lati: 35.06, long: -5.2 },
      { name: 'Talambot', lati: 35.23, long: -5.19 },
      { name: 'Derdara', lati: 35.11, long: -5.29 },
    ],
    lines: [
      'النار تقترب من بيوت {place} والريح قوية. {count} شخصًا خرجوا من بيوتهم.',
      'Forest fire on Jbel Anza is coming down towards {place}. {count} people have left their homes.',
      'الدخان كثيف في {place} وكبار السن لا يستطيعون التنفس. الهاتف: {phone}',
      'The olive groves above {place} burn; the fire engine cannot pass the narrow track.',
    ],
  },
  {
    name: 'Wadi Tamris flash flood',
    type: 'flood',
    region: 'rif',
    daysAgo: 3,
    lastsDays: 3,
    isOver: false,
    places: [
      { name: 'Zagora', lati: 30.33, long: -5.84 },
      { name: 'Agdz', lati: 30.7, long: -6.45 },
      { name: 'Tazarine', lati: 30.78, long: -5.57 },
    ],
    lines: [
      'السيل قطع الطريق إلى {place}، و{count} شخصًا عالقون في الجهة الأخرى.',
      'Flash flood in Wadi Tamris carried away the ford near {place}. {count} people are cut off.',
      'دخل الماء إلى البيوت في {place}، ونحتاج إلى بطانيات وماء للشرب.',
      'Mud houses in {place} are collapsing. Please come to the mosque, or call {phone}.',
    ],
  },
  {
    name: 'Upper Nile heat and power failure',
    type: 'other',
    region: 'nile',
    daysAgo: 27,
    lastsDays: 6,
    isOver: true,
    places: [
      { name: 'Sohag', lati: 26.56, long: 31.69 },
      { name: 'Girga', lati: 26.34, long: 31.89 },
      { name: 'Tahta', lati: 26.77, long: 31.5 },
    ],
    lines: [
      'الكهرباء مقطوعة في {place} منذ يومين والحر شديد. المرضى في خطر.',
      'No power in {place} for two days at 46 degrees. The dialysis ward has {count} patients and one generator.',
      'لا ماء في {place} لأن المضخات متوقفة. {count} أسرة تنتظر.',
    ],
  },
  {
    name: 'Quilacoya pine forest fire',
    type: 'fire',
    region: 'biobio',
    daysAgo: 2,
    lastsDays: 2,
    isOver: false,
    places: [
      { name: 'Nacimiento', lati: -37.5, long: -72.67 },
      { name: 'Santa Juana', lati: -37.17, long: -72.94 },
      { name: 'Hualqui', lati: -36.98, long: -72.94 },
    ],
    lines: [
      'El incendio cruzó el camino cerca de {place}. Hay {count} personas evacuando en camionetas.',
      'Pine forest burns on both sides of the road to {place}; {count} people wait at the fire station.',
      'Mucho humo en {place}, no se ve el camino. Mi vecina usa silla de ruedas, llamen al {phone}.',
      'Se quemaron tres casas en {place}. Necesitamos agua y mascarillas.',
    ],
  },
];
