import type * as english from '../../forms/messages.ts';
import type { Translated } from '../../texts.ts';

export const shownMessages: Translated<typeof english.shownMessages> = {
  reportSubmitting: 'Enviando el reporte de desastre...',
  reportSent: 'Reporte de desastre enviado.',
  reportSubmitted: '¡El reporte de desastre llegó bien!',
  aidSubmitted: '¡La solicitud de ayuda llegó bien!',
  httpError: (status: number) => `Error HTTP. Código: ${status}`,
  aidFailed: 'No se pudo crear la solicitud de ayuda',
  aidFallback: 'No se pudo enviar la solicitud. Revise todos los campos obligatorios e inténtelo de nuevo.',
  locationFailed: 'No se pudo obtener la ubicación. Escríbala, por favor.',
};
