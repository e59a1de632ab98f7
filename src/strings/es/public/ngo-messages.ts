import type * as english from '../../public/ngo-messages.ts';
import type { Translated } from '../../texts.ts';

export const shownNgoMessages: Translated<typeof english.shownNgoMessages> = {
  missing: 'Complete todos los campos obligatorios',
  profileSaved: '¡Perfil actualizado con éxito!',
  profileFailed: 'No se pudo actualizar el perfil',
};
