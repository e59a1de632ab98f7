import type * as english from '../../legal/cookies.ts';
import type { Translated } from '../../texts.ts';

export const cookieTexts: Translated<typeof english.cookieTexts> = {
  lead: 'Como máximo una cookie, para su idioma. Sin publicidad, sin rastreo, ninguna cookie de otras empresas.',
  operator: 'Quién la pone',
  parts: {
    cookie: {
      title: 'La cookie',
      text: [
        '“language” contiene durante un año el idioma que usted eligió, para que este servidor pueda enviar las páginas en él. Si no elige un idioma, no hay cookie.',
      ],
      points: [],
    },
    storage: {
      title: 'Qué más se guarda en su navegador',
      text: ['Se queda en su teléfono. Al servidor va solo lo que usted envía.'],
      points: [
        'Una base de datos (IndexedDB): lo que espera para enviarse, formularios a medio llenar, copias de lo enviado, ajustes, copias de las listas que ha visto, su propio perfil y trabajo, para un administrador también quién pidió una cuenta o escribió un mensaje, y su inicio de sesión.',
        'Archivos (Cache Storage): la propia aplicación, para que se abra sin señal, segundas copias de lo que está en espera e imágenes del mapa que ha visto.',
        'Notas pequeñas (local storage y session storage): quién tiene la sesión abierta, su idioma, el aspecto de la aplicación, lo último que escribió, lo que marcó en una lista de la guía, la zona en la que puso la última marca en el mapa, cuántos envíos suyos esperan, lo que la aplicación ya le preguntó, la última hora que dijo el servidor y, si permitió las alertas, el nombre de este teléfono en el servicio que las entrega y su último lugar, redondeado.',
      ],
    },
    consent: {
      title: 'Por qué no preguntamos',
      text: [
        'Todo esto es estrictamente necesario para lo que usted pide a la aplicación. Por eso no hay un aviso de consentimiento.',
      ],
      points: [],
    },
    remove: {
      title: 'Cómo quitarla',
      text: [
        'Borre los datos de este sitio en los ajustes de su navegador. Mire antes “En este dispositivo”: lo que siga en espera allí también se borra y no se enviaría nunca.',
      ],
      points: [],
    },
  },
};
