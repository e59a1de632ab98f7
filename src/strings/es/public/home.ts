import type * as english from '../../public/home.ts';
import type { Translated } from '../../texts.ts';

export const homeTexts: Translated<typeof english.homeTexts> = {
  heading: '¿Sin señal? Avísenos de todos modos.',
  lead: 'Lo que escriba se guarda en su teléfono y se envía solo en cuanto haya conexión. No necesita una cuenta.',
  reportBody: 'Inundación, incendio, terremoto, deslizamiento de tierra: diga dónde y qué.',
  aidBody: 'Agua, comida, medicinas, refugio, rescate.',
  howTitle: 'Cómo llega su mensaje',
  register: 'Registrarse para ayudar',
  about: 'Qué es esto',
  how: [
    {
      title: 'Su teléfono lo guarda',
      body: 'Desde que la aplicación dice que está guardado, no se pierde aunque la cierre o se acabe la batería.',
    },
    {
      title: 'Espera una conexión',
      body: 'La aplicación lo intenta una y otra vez. Usted ve cuántos mensajes están en espera, y por qué.',
    },
    {
      title: 'Usted recibe una referencia',
      body: 'Solo cuando el servidor ya lo tiene de forma segura. Llega una vez, nunca dos.',
    },
  ],
  seeWaiting: 'Ver mensajes guardados',
  actions: '¿Qué necesita?',
};

export const homeHelpTexts: Translated<typeof english.homeHelpTexts> = {
  volunteerTitle: 'Ayudar en el voluntariado',
  volunteerLead: 'Los voluntarios van adonde un administrador ha confirmado que se necesita ayuda.',
  volunteerPoints: [
    'Ver los desastres confirmados, con el lugar exacto.',
    'Comunicarse con las personas que los reportaron.',
    'Reportar lo que encuentre, con o sin señal.',
  ],
  volunteerHow: 'Regístrese, espere la aprobación de un administrador e inicie sesión.',
  volunteerMore: 'Cómo participar',
  donateTitle: 'Ayudar con dinero',
  donateLead: 'Una donación ayuda donde usted no puede llegar. Para donar necesita una cuenta.',
  donate: 'Donar',
};

export const homeGuideTexts: Translated<typeof english.homeGuideTexts> = {
  title: 'Prepárese',
  lead: 'Los pasos más importantes, aquí mismo y sin señal.',
  video: (source: string) => `Video de ${source}`,
  videoNote: 'En inglés. Se abre en otra pestaña y necesita conexión.',
  topics: {
    flood: {
      title: 'Inundación',
      body: 'El agua sube más rápido de lo que se piensa. Váyase temprano.',
      more: 'Más sobre inundaciones',
      tips: [
        'Vaya de inmediato a un lugar más alto. No espere a que se lo digan.',
        'Nunca camine ni conduzca por agua en movimiento: 15 cm pueden derribar a una persona.',
        'No toque nada eléctrico si tiene el cuerpo mojado o está de pie en el agua.',
        'Después, beba solo agua embotellada o hervida.',
      ],
    },
    earthquake: {
      title: 'Terremoto',
      body: 'Llega sin aviso. Sepa dónde se cubriría.',
      more: 'Más sobre terremotos',
      tips: [
        'Agáchese y apoye las rodillas, cúbrase la cabeza y el cuello, y agárrese hasta que pare.',
        'Dentro: quédese allí, lejos de las ventanas. Fuera: quédese en un lugar abierto.',
        'Cuente con más temblores. Salga de un edificio dañado y no se acerque a él.',
        'Cerca del mar: después de un temblor largo o fuerte, vaya de inmediato a un lugar alto.',
      ],
    },
    fire: {
      title: 'Incendio',
      body: 'El humo mata a más personas que las llamas. Cada segundo cuenta.',
      more: 'Más sobre incendios',
      tips: [
        'Salga, quédese fuera y llame desde afuera para pedir ayuda.',
        'Vaya a gatas por debajo del humo.',
        'Toque la puerta con el dorso de la mano. Si está caliente, tome otro camino.',
        'Si se le quema la ropa: pare, tírese al suelo, cúbrase la cara y ruede.',
      ],
    },
  },
  whole: 'Abrir toda la guía',
};

export const homeEmergencyTexts: Translated<typeof english.homeEmergencyTexts> = {
  title: 'Números de emergencia',
  lead: 'Si alguien está en peligro ahora, llame primero. Una llamada funciona muchas veces donde una aplicación no.',
  services: 'Servicios de emergencia',
  fire: 'Bomberos',
  police: 'Policía',
  ambulance: 'Ambulancia',
};
