import type * as english from '../../admin/admin-history.ts';
import { plural } from '../../plural.ts';
import type { Translated } from '../../texts.ts';

export const historyTexts: Translated<typeof english.historyTexts> = {
  title: 'Historial',
  online: 'El historial está en el servidor: hace falta conexión.',
  again: 'Cargar de nuevo',
  more: 'Mostrar más',
  when: (time: string, by: string) => `${time}, ${by}`,
  reason: (reason: string) => `Motivo: ${reason}`,
  received: 'Llegó el reporte',
  approved: 'Aprobado',
  resolved: 'Marcado como resuelto',
  dismissed: (kind: string) => `Descartado: ${kind}`,
  broughtBack: 'Recuperado',
  reopened: 'Abierto de nuevo',
  wanted: (from: string, to: string) => `Voluntarios necesarios: ${from} → ${to}`,
  noNumber: 'ningún número',
  revised: 'Datos corregidos',
  nothing: 'nada',
  campaign: 'Página pública escrita',
  released: 'Puesto junto a los demás reportes',
  contactSeen: 'Se miró el contacto',
  photoReleased: 'Foto mostrada a todos',
  photoWithdrawn: 'Foto retirada',
  photoSeen: 'Se miró una foto',
  roadConfirmed: 'Camino bloqueado confirmado',
  roadLifted: 'Bloqueo del camino levantado',
  alerted: (chosen: number) =>
    plural(chosen, { one: 'Aviso enviado a # voluntario', other: 'Aviso enviado a # voluntarios' }),
  choosing: 'Se está eligiendo a más voluntarios: el número sigue subiendo unos minutos.',
  within: (km: string) => `A ${km} como máximo`,
  other: (action: string) => `Pasó otra cosa (${action})`,
};
