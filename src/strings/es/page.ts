import type * as english from '../page.ts';
import type { Translated } from '../texts.ts';

export const pageTexts: Translated<typeof english.pageTexts> = {
  description:
    'Reporte un desastre o pida ayuda, con o sin señal. Lo que se guarda en el teléfono se envía en cuanto haya conexión.',
  held: 'Todavía se está iniciando. Lo que usted pulsó no se pierde: se hará en cuanto la aplicación esté lista.',
  slow: 'Con esta conexión, iniciar tarda mucho. Lo que escribió se queda aquí. Puede seguir escribiendo.',
  again: 'Recargar',
  starting: 'Iniciando. Con una conexión lenta, la primera vez puede tardar un minuto; después se abre sin señal.',
  nothing: '¿No pasa nada? Recargar',
  withoutScript:
    'Esta aplicación necesita JavaScript para guardar un reporte en el teléfono y enviarlo después, y este navegador lo tiene apagado o lo bloquea. Permita JavaScript para esta página en los ajustes del navegador, o ábrala en otro navegador. Si alguien está en peligro ahora, llame al número de emergencias local.',
};
