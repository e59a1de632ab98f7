import type * as english from '../../admin/admin-campaign.ts';
import type { Translated } from '../../texts.ts';

export const adminCampaignTexts: Translated<typeof english.adminCampaignTexts> = {
  title: 'Página pública',
  lead: 'Lo que todos leen sobre este desastre, además de lo que se reportó.',
  draft: 'Un borrador: el público lo ve cuando el desastre esté activo.',
  none: 'Todavía no se ha escrito nada para el público.',
  write: 'Escribirlo',
  edit: 'Cambiarlo',
  see: 'Ver la página pública',
  text: 'Texto público',
  textHint:
    'Qué se está haciendo, quién lo dirige, cómo se puede ayudar. Sin nombres ni números de personas afectadas.',
  target: 'Meta en rupias',
  targetHint: 'Por ejemplo 250000 o 2,50,000.50. Vacío: sin meta.',
  targetProblem: 'Una cantidad en rupias con dos decimales como máximo, por ejemplo 2500.50.',
  targetTooMuch: 'Es más de lo que se puede anotar.',
  needs: 'Artículos necesarios',
  need: (place: number) => `Artículo ${place}`,
  needType: 'Qué',
  needQuantity: 'Cuánto',
  needMissing: 'Diga qué se necesita, o quite este artículo.',
  addNeed: 'Añadir un artículo',
  removeNeed: 'Quitar',
  tooLong: 'Es demasiado largo.',
  optional: 'opcional',
  save: 'Guardar',
  cancel: 'Dejarlo como está',
  movedOn: 'Mientras tanto alguien lo escribió de nuevo. Compare antes de guardar: lo suyo sería rechazado.',
  startAgain: 'Empezar de nuevo desde cómo está ahora',
  problems: 'Revise esto, por favor',
};
