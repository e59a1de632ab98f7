import type * as english from '../../public/about.ts';
import type { Translated } from '../../texts.ts';

export const aboutTexts: Translated<typeof english.aboutTexts> = {
  heading: 'Acerca de Relief Relay',
  lead: 'En un desastre, lo primero que falla es la red. Relief Relay hace llegar de todos modos los pedidos de ayuda.',
  missionTitle: 'Nuestra misión',
  mission: [
    'Quien necesita ayuda tiene que hacerse oír: con un teléfono barato, sin cuenta, sin señal, en plena noche.',
    'Quien ayuda tiene que saber adónde ir y poder confiar en lo que lee.',
  ],
  whatTitle: 'Qué hacemos',
  what: [
    'Recibimos reportes de desastres y solicitudes de ayuda de cualquier persona, con o sin conexión.',
    'Los administradores revisan cada reporte antes de que se muestre como confirmado.',
    'Los voluntarios y las organizaciones con cuenta aprobada ven dónde se necesita ayuda.',
    'Una guía dice qué hacer en los primeros minutos. Está en su teléfono y no necesita señal.',
  ],
  promiseTitle: 'Con qué puede contar',
  promise: [
    {
      title: 'Lo guardado está guardado',
      body: 'Cuando la pantalla dice que está guardado, está en su teléfono. No se pierde si cierra la aplicación o se acaba la batería.',
    },
    {
      title: 'Lo que está en espera se ve',
      body: 'Hasta que el servidor lo tenga, la aplicación dice que está en espera y por qué, y lo intenta de nuevo sola.',
    },
    {
      title: 'Enviado significa que llegó',
      body: 'Usted recibe una referencia solo cuando el servidor ya lo tiene de forma segura. Cuenta una vez, aunque se haya intentado muchas.',
    },
  ],
  limit:
    'No significa que alguien lo haya leído ni que la ayuda esté en camino. En caso de peligro, siempre llame primero.',
  whoTitle: 'Quién lo administra',
  more: 'Escríbanos',
  privacy: 'Qué pasa con sus datos',
  townsTitle: 'Nombres de localidades',
  towns:
    'Los nombres de las localidades vienen de GeoNames (geonames.org), que los comparte con la licencia Creative Commons CC BY 4.0. Solo usamos los nombres, las regiones y las ubicaciones, redondeadas.',
  townsSource: 'GeoNames',
  townsLicence: 'Licencia CC BY 4.0',
};
