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
  closedWith: (ref: string) => `Su desastre ${ref} quedó resuelto.`,
};
