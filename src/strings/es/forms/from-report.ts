import { plural } from '../../plural.ts';
import type * as english from '../../forms/from-report.ts';
import type { Translated } from '../../texts.ts';

export const fromReportTexts: Translated<typeof english.fromReportTexts> = {
  alsoAid: 'También necesito ayuda',
  offer: 'Hace un momento usted reportó un desastre. Su nombre, su teléfono y el lugar se pueden tomar de ahí.',
  fill: 'Rellenar con mi reporte',
  filled: 'Rellenado con su reporte. Revíselo antes de enviar.',
  forPeople: (count: number) =>
    plural(count, { one: 'para una persona', many: 'para # de personas', other: 'para # personas' }),
};
