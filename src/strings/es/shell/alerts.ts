import type * as english from '../../shell/alerts.ts';
import type { Translated } from '../../texts.ts';

export const alertCardTexts: Translated<typeof english.alertCardTexts> = {
  title: {
    volunteer: 'Reciba alertas cerca de usted',
    account: 'Reciba avisos en este teléfono',
    reporter: 'Entérese de lo que pasa después',
  },
  body: {
    volunteer:
      'Cuando haya personas cerca que necesiten ayuda, este teléfono le avisa enseguida, aunque esté bloqueado.',
    account: 'Cuando cambie algo suyo, este teléfono le avisa enseguida, aunque esté bloqueado.',
    reporter: 'Cuando cambie algo de lo que envió, este teléfono le avisa enseguida, aunque esté bloqueado.',
  },
  allow: 'Permitir alertas',
  browserAsks: 'Su navegador pregunta una vez más. Toque “Permitir”.',
  notAnswered: 'No ha cambiado nada. Puede intentarlo de nuevo.',
  later: 'Ahora no',
  installTitle: 'Para recibir alertas, ponga primero la aplicación en la pantalla de inicio',
  installBody:
    'Un iPhone o iPad solo entrega alertas a las aplicaciones de la pantalla de inicio. Después, ábrala desde allí.',
  placeTitle: '¿Cerca de qué lugar quiere las alertas?',
  placeBody:
    'Sin un lugar, nadie puede elegirle para lo que ocurre cerca. El servidor lo guarda solo de forma aproximada.',
  thisPhone: 'Donde está este teléfono',
  finding: 'Buscando el lugar…',
  otherPlace: 'Otro lugar',
  doneTitle: 'Las alertas llegan a este teléfono',
  waitsTitle: 'Las alertas están activadas',
  waitsBody: 'Se avisa al servidor en cuanto haya conexión. Hasta entonces no llega ninguna alerta.',
  change: 'Elegir cuáles',
  close: 'Cerrar',
};

export const unblockTexts: Translated<typeof english.unblockTexts> = {
  title: 'Las alertas están bloqueadas en este teléfono',
  lead: 'Se rechazaron aquí antes. Solo usted puede cambiarlo:',
  chrome: 'Toque el símbolo a la izquierda de la dirección, luego “Permisos”, y permita las notificaciones.',
  firefox: 'Toque el candado a la izquierda de la dirección y permita las notificaciones.',
  installed: 'Abra los ajustes de este teléfono, busque la aplicación Relief Relay y permita las notificaciones.',
  safari:
    'En la barra superior del Mac elija Safari, luego “Ajustes para este sitio web”, y permita las notificaciones.',
  after: 'Después vuelva aquí.',
};

export const alertTexts: Translated<typeof english.alertTexts> = {
  title: 'Alertas en este teléfono',
  state: {
    on: 'Las alertas llegan a este teléfono.',
    onAccount: 'Lo que cambie de su cuenta y de sus propios reportes llega a este teléfono.',
    onSent: 'Lo que cambie de lo que envió desde aquí llega a este teléfono.',
    waits: 'Espera una red: se avisa al servidor en cuanto haya una.',
    off: 'A este teléfono no llegan alertas.',
    offWaits: 'A este teléfono no llegan alertas. Se avisa al servidor en cuanto haya una red.',
    ask: 'Todavía no se ha pedido permiso en este teléfono.',
    blocked: 'Bloqueadas en el navegador.',
    install:
      'En un iPhone o iPad las alertas solo llegan a la aplicación de la pantalla de inicio. Póngala allí primero.',
    never: 'Este navegador no puede recibir alertas. Pruebe con otro, como Chrome o Firefox.',
    'sign-in': 'Se cerró su sesión. Inicie sesión de nuevo y llegarán las alertas.',
    refused: 'El servidor no aceptó este teléfono. Se vuelve a intentar.',
    'no-address': 'El servicio de alertas del navegador no responde. Se vuelve a intentar.',
    'no-service': 'Este servidor no envía alertas a teléfonos.',
  },
  lastTold: (when: string) => `El servidor lo confirmó ${when}.`,
  turnOn: 'Activar las alertas',
  turnOff: 'Desactivar las alertas',
  notKept: 'No se pudo guardar en este teléfono.',
  onPlaceless:
    'Las alertas están activadas, pero nadie puede elegirle para lo que pase cerca: falta el lugar de este teléfono.',
  approvedOnly: 'Las alertas de desastres llegan cuando se apruebe su cuenta.',
  types: 'Tipos de desastre',
  typesHint: 'Si no elige ninguno, llegan todas.',
  minSeverity: 'Gravedad mínima',
  anySeverity: 'Todas',
  radius: 'Distancia máxima',
  anyRadius: 'Hasta donde se pida ayuda',
  radiusKm: (kilometres: number) => `Hasta ${kilometres} km`,
  quietTitle: 'Horas de silencio',
  quiet: 'Sin alertas de noche o mientras descanso',
  from: 'Desde',
  to: 'Hasta',
  quietNever: '«Desde» y «Hasta» son la misma hora: no hay ninguna hora de silencio.',
  noZone:
    'Su teléfono no indica en qué zona horaria está, así que no se pueden respetar las horas de silencio. Configure la zona horaria y vuelva a elegirlas.',
  butCritical: 'Las críticas llegan de todos modos',
  placeTitle: 'Cerca de qué lugar',
  placePhone: 'Donde está este teléfono',
  placeOther: 'Otro lugar, como el pueblo de mis padres',
  placeName: 'Nombre del lugar',
  placeNameHint: 'Solo para que usted lo reconozca.',
  optional: 'opcional',
  placeFrom: (lati: string, long: string) => `Último conocido: ${lati}, ${long}.`,
  placeUnknown: 'Todavía no se sabe dónde está este teléfono, así que no se puede elegir ninguna alerta según eso.',
  placeNeeded: 'Elija el lugar en el mapa. Hasta entonces cuenta el lugar del teléfono.',
  findPlace: 'Buscarlo ahora',
  saved: 'Guardado en este teléfono.',
};

export const followTexts: Translated<typeof english.followTexts> = {
  ask: 'Avíseme cuando cambie algo',
  asks: 'Este teléfono puede avisarle, aunque esté bloqueado. Su navegador pregunta una vez más.',
  on: 'Este teléfono le avisa cuando cambie algo.',
  waits: 'Este teléfono le avisará cuando cambie algo, en cuanto el servidor lo sepa: espera una red.',
  blocked: 'Las notificaciones están bloqueadas en el navegador, así que este teléfono no puede avisarle de cambios.',
  notKept: 'No se pudo guardar en este teléfono.',
};

export const pushedToastTexts: Translated<typeof english.pushedToastTexts> = { open: 'Abrir' };
