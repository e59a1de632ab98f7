import type { Translated } from '../../texts.ts';
import type * as english from '../../volunteers/trip.ts';

export const tripTexts: Translated<typeof english.tripTexts> = {
  title: 'Su viaje',
  lead: 'Si quiere, este teléfono registra por dónde va, para mostrarlo en el mapa y preguntarle después si se podía pasar. Nunca sale de este teléfono y se borra al cerrar la sesión.',
  since: (time, way) => `Registrado desde ${time}: ${way}.`,
  recording: 'Registrando. Sigue mientras la aplicación esté abierta.',
  noRoom: 'El teléfono no tiene espacio para guardarlo: se pierde si cierra la aplicación.',
  paused: 'La aplicación se cerró mientras se registraba el viaje. Entretanto no se registró nada.',
  start: 'Registrar mi viaje',
  another: 'Registrar otro viaje',
  goOn: 'Seguir registrando',
  stop: 'Terminar el viaje',
  remove: 'Borrar el viaje',
  question: '¿Se podía pasar?',
  past: 'Pasó por estos caminos bloqueados:',
  passable: 'Sí, pude pasar por todas partes',
  passedThem: 'Sí, pude pasar por ahí',
  blocked: 'No, hay un camino bloqueado',
  thanks:
    'Gracias. Lo que dijo de los caminos bloqueados está guardado en este teléfono y llega a quienes deciden sobre ellos.',
};
