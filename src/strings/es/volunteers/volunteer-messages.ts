import type * as english from '../../volunteers/volunteer-messages.ts';
import type { Translated } from '../../texts.ts';

export const shownVolunteerMessages: Translated<typeof english.shownVolunteerMessages> = {
  accepted: 'Solicitud de desastre aceptada con éxito',
  acceptFailed: 'No se pudo aceptar la solicitud de desastre',
  hasActiveDisaster: 'No puede aceptar nuevos desastres hasta que se resuelva su desastre actual',
  profileSaved: '¡Perfil actualizado con éxito!',
  profileFailed: 'No se pudo actualizar el perfil. Inténtelo de nuevo.',
};
