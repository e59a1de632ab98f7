import type * as english from '../../admin/decisions.ts';
import { plural } from '../../plural.ts';
import type { Translated } from '../../texts.ts';

export const sameEventTexts: Translated<typeof english.sameEventTexts> = {
  label: '¿Qué reporte cuenta lo mismo?',
  none: 'Ninguno de estos',
  missing: 'Elija un reporte, o que no es ninguno de estos.',
  reason: (ref: string) => `El mismo suceso que ${ref}.`,
  noneNear: 'Ningún otro reporte de estos días está cerca ni tiene su número. Diga en el motivo cuál repite.',
};

export const aidBesideTexts: Translated<typeof english.aidBesideTexts> = {
  title: 'Solicitudes de ayuda abiertas aquí',
  lead: (count: number) =>
    plural(count, {
      one: '# solicitud de ayuda de este lugar o número sigue abierta. Lo que deje abierto sigue en la lista.',
      many: '# de solicitudes de ayuda de este lugar o número siguen abiertas. Lo que deje abierto sigue en la lista.',
      other: '# solicitudes de ayuda de este lugar o número siguen abiertas. Lo que deje abierto sigue en la lista.',
    }),
  nearest: (shown: string) => `Aquí se muestran las ${shown} más cercanas.`,
  unknown: 'Este teléfono aún no tiene todas las solicitudes de ayuda. Puede haber otras abiertas aquí.',
  keep: 'Dejarla abierta',
  keepNote: 'si no elige nada',
  organization: 'Organización',
  organizationMissing: 'Elija una organización.',
  otherOrganizations: 'Para elegir otra, deje abierta la solicitud y use la lista de solicitudes de ayuda.',
  closedWith: (ref: string) => `Su desastre ${ref} quedó resuelto.`,
};

export const mergeTexts: Translated<typeof english.mergeTexts> = {
  title: 'Puede ser el mismo suceso',
  aidTitle: 'Puede ser el mismo hogar',
  lead: 'Al unir se conserva cada aviso y lo que su remitente puede seguir. El desastre aparece, se cuenta y se avisa una sola vez.',
  aidLead:
    'Al unir se conserva cada solicitud y lo que su remitente puede seguir. La solicitud aparece y se asigna una sola vez.',
  this: 'Este',
  other: 'El otro',
  what: 'Qué',
  where: 'Dónde',
  when: 'Cuándo',
  who: 'Remitente',
  words: 'Texto',
  needs: 'Necesidades',
  merge: 'Unir',
  keepApart: 'Mantener aparte',
  undo: 'Deshacer',
  keptApart: 'Se mantienen aparte: no se vuelven a proponer.',
  into: 'Forma parte de otro registro, que representa a ambos:',
  unmerge: 'Separar',
  unmergeNote: 'Al separarlo, vuelve a estar como antes.',
  over: 'Uno de los dos ya terminó. Unidos, ambos cuentan como él.',
  mergeAdded: 'Unir todos los enviados como ampliación de este',
  mapLabel: 'Ambos en el mapa',
  insteadLead: 'Unir es mejor que descartar: el remitente puede seguir su estado.',
  instead: 'Unir con ese',
  members: (count: number) => plural(count, { one: '# aviso habla de esto:', other: '# avisos hablan de esto:' }),
  aidMembers: (count: number) =>
    plural(count, { one: '# solicitud forma parte de esta:', other: '# solicitudes forman una sola:' }),
};

export const sameReasonNames: Translated<typeof english.sameReasonNames> = {
  place: 'Mismo lugar',
  time: 'Poco después del otro',
  words: 'Casi las mismas palabras',
  phone: 'Mismo número de teléfono',
  added: 'Enviado como ampliación de este',
};
