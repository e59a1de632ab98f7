import type * as english from '../../shell/start.ts';
import type { Translated } from '../../texts.ts';

export const startTexts: Translated<typeof english.startTexts> = {
  failed:
    'Relief Relay no pudo abrirse. Cargue la página de nuevo. Si sigue igual, use otro navegador en este teléfono.',
  noStorage:
    'Este navegador no deja que Relief Relay guarde nada en este teléfono. Sí puede llenar un formulario y enviarlo de inmediato. Para guardar y enviar después, permita que este sitio guarde datos, o use otro navegador o una ventana que no sea privada.',
};
